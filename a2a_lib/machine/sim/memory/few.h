// A short list whose first element needs no memory of its own: most dwords have one write and one read.
#pragma once
#include <algorithm>
#include <memory>

#include "memory/common.h"

namespace a2a {
template <class T>
class Few {
 public:
  bool empty() const { return !size_; }
  size_t size() const { return size_; }
  T* begin() { return more_ ? more_.get() : &first_; }
  T* end() { return begin() + size_; }
  T& back() { return end()[-1]; }
  void push_back(const T& x) {
    if (size_ == room_) {
      auto wider = std::make_unique<T[]>(size_t{2} * room_);
      std::copy(begin(), end(), wider.get());
      more_ = std::move(wider);
      room_ *= 2;
    }
    begin()[size_++] = x;
  }
  void pop_back() { --size_; }
  void erase(T* at) {
    std::move(at + 1, end(), at);
    --size_;
  }
  template <class F>
  void erase_if(F goes) {
    size_ = u32(std::remove_if(begin(), end(), goes) - begin());
  }

 private:
  T first_;
  std::unique_ptr<T[]> more_;  // all of them, once there are two
  u32 size_ = 0, room_ = 1;
};
}  // namespace a2a
