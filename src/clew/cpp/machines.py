"""Machines that run the translated rules for many games: this processor, or a GPU."""

from __future__ import annotations

import ctypes
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Protocol

import numpy as np

from clew.core.errors import ClewError
from clew.core.installation import missing
from clew.cpp.building import library
from clew.cpp.writing import Text

__all__ = ["Machine", "machine"]

_BLOCK = 256
_NEAR_BLOCK, _NEAR_ROOM, _NEAR_SHARE = 64, 48 * 1024, 60
"""For positions in the memory that the threads of a block share: how many threads a block has, how
many bytes it may use, and how many percent of the fast memory are for that; the rest is cache."""
_STACK_SIZE, _STACK = 0, 16384
"""CUDA's name for the stack limit, and the number of bytes that recursive rules need."""


_said: dict[tuple[str, int], np.ndarray[Any, Any]] = {}
"""For each rules and GPU: the games that the module there was last told about."""


class Machine(Protocol):
    """The interface of a machine: its memory, and running kernels on it."""

    def here(self) -> AbstractContextManager[Any]:
        """A context in which arrays of this machine can be used."""

    def zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        """Makes an array on this machine."""

    def use(self, games: np.ndarray[Any, Any]) -> None:
        """Tells the kernels where the games are: the words of the struct Games."""

    def run(self, name: str, many: int, *given: Any) -> None:
        """Runs a kernel with one thread for each of `many`."""

    def address(self, array: Any) -> int:
        """The address of an array's memory."""

    def taken(self, array: Any) -> Any:
        """Turns an array into one of this machine, without a copy if it is already there."""

    def faults(self) -> int:
        """How often the kernels did something for which Python would have raised an error."""


def machine(made: Text, device: str) -> Machine:
    """The machine of a name: "c++" is this processor, "cuda" the GPU, "cuda:1" the second GPU."""
    name, _, index = device.partition(":")
    if device == "c++":
        return Processor(made)
    if name == "cuda" and (index.isdecimal() or not index):
        return Gpu(made, int(index or 0))
    raise ClewError(f"there is no device {device!r}: say cpu, c++, cuda or cuda:1")


class Processor:
    """This machine's processor, with NumPy's arrays."""

    def here(self) -> AbstractContextManager[Any]:
        return nullcontext()

    def __init__(self, made: Text) -> None:
        self._library = library("#define CHECKED 0\n" + made.text, "-O2")
        self._library.fault_count.restype = ctypes.c_int64

    def zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        return np.zeros(shape, kind)

    def use(self, games: np.ndarray[Any, Any]) -> None:
        # All games share the library: each run first says which games it works on.
        self._games = games

    def run(self, name: str, many: int, *given: Any) -> None:  # noqa: ARG002
        if hasattr(self, "_games"):
            self._library.use_games(ctypes.c_void_p(self._games.ctypes.data))
        words = [
            ctypes.c_uint64(one) if isinstance(one, int) else ctypes.c_void_p(one.ctypes.data)
            for one in given
        ]
        getattr(self._library, name)(*words)

    def address(self, array: Any) -> int:
        return int(array.ctypes.data)

    def taken(self, array: Any) -> Any:
        return np.asarray(array)

    def faults(self) -> int:
        return int(self._library.fault_count())


class Gpu:
    """A GPU through CuPy, which compiles for it and caches the result."""

    def here(self) -> AbstractContextManager[Any]:
        return self._device  # type: ignore[no-any-return]

    def __init__(self, made: Text, index: int) -> None:
        self._arrays = cupy = _cupy(index)
        self._device = cupy.cuda.Device(index)
        options = ["-std=c++17", "--fmad=false", "-DCHECKED=0"]
        if made.long:
            # With more threads at once than this, their stacks crowd each other out of the caches.
            options += ["-DOUT_OF_LINE", "--maxrregcount=128"]
        size = 8 * made.words + 24 * len(made.vecs)
        self._near = made.grouped and size * _NEAR_BLOCK <= _NEAR_ROOM
        self._block = _NEAR_BLOCK if self._near else _BLOCK
        if self._near:
            options.append(f"-DTHREADS={_NEAR_BLOCK}")
        with self._device:
            if made.recursive:
                cupy.cuda.runtime.deviceSetLimit(_STACK_SIZE, _STACK)
            self._module = cupy.RawModule(code=made.text, options=tuple(options))
            self._module.compile()
        self._kernels: dict[str, Any] = {}
        self._games: np.ndarray[Any, Any] | None = None
        self._shared = (made.text, index)

    def zeros(self, shape: int | tuple[int, ...], kind: Any) -> Any:
        with self._device:
            return self._arrays.zeros(shape, kind)

    def use(self, games: np.ndarray[Any, Any]) -> None:
        self._games = games

    def _say(self) -> None:
        """CuPy loads the same rules only once. So each run first says which games it works on,
        unless the last run was for the same ones."""
        games = self._games
        if games is not None and _said.get(self._shared) is not games:
            self._module.get_global("many").copy_from_host(
                ctypes.c_void_p(games.ctypes.data), games.nbytes
            )
            _said[self._shared] = games

    def run(self, name: str, many: int, *given: Any) -> None:
        words = [np.uint64(one) if isinstance(one, int) else one for one in given]
        kernel = self._kernels.get(name)
        if kernel is None:
            kernel = self._kernels[name] = self._module.get_function(name)
            if self._near:
                kernel.preferred_shared_memory_carveout = _NEAR_SHARE
        with self._device:
            self._say()
            kernel((max(1, -(-many // self._block)),), (self._block,), words)

    def address(self, array: Any) -> int:
        return int(array.data.ptr)

    def taken(self, array: Any) -> Any:
        with self._device:
            if hasattr(array, "__dlpack__") and not isinstance(array, np.ndarray):
                return self._arrays.from_dlpack(array)
            return self._arrays.asarray(array)

    def faults(self) -> int:
        with self._device:
            count = np.zeros(1, np.uint64)
            self._module.get_global("faults").copy_to_host(
                ctypes.c_void_p(count.ctypes.data), count.nbytes
            )
        return int(count[0])


def _cupy(index: int) -> Any:
    """CuPy, if it is installed and finds the GPU."""
    try:
        import cupy
    except ImportError:
        raise missing("games on a GPU need CuPy", "cuda") from None
    try:
        found = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise ClewError(f"there is no GPU that CUDA can use here: {error}") from None
    if index >= found:
        raise ClewError(f"there is no GPU {index}: CUDA finds {found}")
    return cupy
