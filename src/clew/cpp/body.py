"""Statements of the subset: the body of one function as C++."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import Any

from clew.cpp.errors import Outside, Place
from clew.cpp.expressions import Expressions
from clew.cpp.kinds import Kind, bare, number, safe

__all__ = ["Body"]

_NOTHING = {Kind.INT: "0", Kind.BOOL: "false", Kind.FLOAT: "0.0", Kind.VEC: "{0, 0, 0}"}


class Body(Expressions):
    """Translates the statements of one function."""

    _loops = 0

    def write(self) -> None:
        """Translates the function. Constructs outside the subset are noted with their place."""
        self._lines: list[str] = []
        self._filled = _filled(self.function.node)
        params = set(self.kinds)
        if self.function.returns is Kind.SHARES:
            self.kinds["shares"] = Kind.SHARES
            params.add("shares")
        self._block(self.function.node.body, 1)
        head = [
            line
            for name, kind in self.kinds.items()
            if name not in params
            for line in self._declaration(name, kind)
        ]
        self.function.text = "{\n" + "\n".join([*head, *self._lines]) + "\n}\n"

    def _declaration(self, name: str, kind: Kind) -> list[str]:
        """Declares all locals at the top, because Python has no smaller scopes."""
        if name in self.buffers:
            size = self.buffers[name]
            return [
                f"  i64 {safe(name)}_words[{size}];",
                f"  const Vec {safe(name)} = {{{safe(name)}_words, 1, {size}}};",
            ]
        if kind not in _NOTHING:
            return []
        return [f"  {kind.value} {safe(name)} = {_NOTHING[kind]};"]

    def _emit(self, depth: int, text: str) -> None:
        self._lines.append("  " * depth + text)

    def _block(self, statements: Sequence[ast.stmt], depth: int) -> bool:
        """Translates statements up to the first one that ends the block. Returns whether there was
        one."""
        for statement in statements:
            try:
                if self._statement(statement, depth):
                    return True
            except Outside as reason:
                self.program.places.append(
                    Place(str(self.module.path), statement.lineno, str(reason))
                )
        return False

    def _statement(self, node: ast.stmt, depth: int) -> bool:
        """Translates one statement. Returns whether nothing after it can be reached."""
        translate: Callable[[Any, int], bool | None] | None = getattr(
            self, f"_write_{type(node).__name__.lower()}", None
        )
        if translate is None:
            raise Outside(f"the statement {type(node).__name__}")
        return bool(translate(node, depth))

    # Control flow

    def _write_pass(self, node: ast.Pass, depth: int) -> None:
        pass

    def _write_break(self, node: ast.Break, depth: int) -> bool:  # noqa: ARG002
        self._emit(depth, "break;")
        return True

    def _write_continue(self, node: ast.Continue, depth: int) -> bool:  # noqa: ARG002
        self._emit(depth, "continue;")
        return True

    def _write_raise(self, node: ast.Raise, depth: int) -> bool:  # noqa: ARG002
        self._emit(depth, f"fault(); return{self._no_result()};")
        return True

    def _no_result(self) -> str:
        if self.function.returns is Kind.SHARES:
            return " false"
        nothing = _NOTHING.get(self.function.returns)
        return f" {nothing}" if nothing else ""

    def _write_assert(self, node: ast.Assert, depth: int) -> None:
        self._emit(depth, f"if (!{self.condition(node.test)}) fault();")

    def _write_if(self, node: ast.If, depth: int) -> bool:
        known = self.known(node.test)
        if known is not None:
            return self._block(node.body if known else node.orelse, depth)
        self._emit(depth, f"if ({bare(self.condition(node.test))}) {{")
        ends = self._block(node.body, depth + 1)
        if node.orelse:
            self._emit(depth, "} else {")
            ends = self._block(node.orelse, depth + 1) and ends
        self._emit(depth, "}")
        return ends and bool(node.orelse)

    def _write_while(self, node: ast.While, depth: int) -> bool:
        if node.orelse:
            raise Outside("`else` after a loop")
        self._emit(depth, f"while ({bare(self.condition(node.test))}) {{")
        self._block(node.body, depth + 1)
        self._emit(depth, "}")
        endless = isinstance(node.test, ast.Constant) and node.test.value is True
        return endless and not any(isinstance(n, ast.Break) for n in ast.walk(node))

    def _write_for(self, node: ast.For, depth: int) -> None:
        if node.orelse:
            raise Outside("`else` after a loop")
        if not isinstance(node.target, ast.Name):
            raise Outside("a loop over several names")
        self._loops += 1
        at, end = f"at{self._loops}", f"end{self._loops}"
        match node.iter:
            case ast.Call(func=ast.Name(id="range"), args=args) if len(args) < 3:
                start = bare(self.whole(args[0])) if len(args) == 2 else "0"
                stop, value = bare(self.whole(args[-1])), at
            case _:
                start, (stop, value) = "0", self._each(node.iter, at)
        name = node.target.id
        self._keep(name, Kind.INT)
        self._emit(depth, f"for (i64 {at} = {start}, {end} = {stop}; {at} < {end}; {at}++) {{")
        self._emit(depth + 1, f"{safe(name)} = {value};")
        self._block(node.body, depth + 1)
        self._emit(depth, "}")

    def _each(self, node: ast.expr, at: str) -> tuple[str, str]:
        """The length of a constant sequence, and its element at a place."""
        values = self.constant(node)
        if values is None and isinstance(node, ast.Tuple):
            try:
                values = ast.literal_eval(node)
            except ValueError:
                raise Outside(
                    "a loop over a tuple with something else than numbers in it"
                ) from None
        if not isinstance(values, list | tuple | range | self._vec):
            raise Outside(f"a loop over {ast.unparse(node)}")
        numbers = [item for item in values if isinstance(item, int)]
        if len(numbers) != len(values) or not numbers:
            raise Outside("a loop over something else than numbers")
        table = self.program.table(self.module, f"{self.function.name}_{at}", numbers)
        return number(len(numbers)), f"{table}[{at}]"

    def _write_return(self, node: ast.Return, depth: int) -> bool:
        returns = self.function.returns
        if returns is Kind.SHARES:
            self._return_shares(node.value, depth)
        elif returns is Kind.STATE:
            if node.value is None or not self._makes(node.value, depth):
                text, kind = self.expr(node.value) if node.value else ("", Kind.NONE)
                if (text, kind) != ("made", Kind.STATE):
                    raise Outside("a state returned that was not made here")
            self._emit(depth, "return;")
        elif returns is Kind.NONE:
            self._emit(depth, "return;")
        else:
            assert node.value is not None
            self._emit(depth, f"return {self.given(node.value, returns)};")
        return True

    def _return_shares(self, value: ast.expr | None, depth: int) -> None:
        match value:
            case None | ast.Constant(value=None):
                self._emit(depth, "return false;")
                return
            case ast.IfExp(test=test, body=body, orelse=orelse):
                self._emit(depth, f"if ({bare(self.condition(test))}) {{")
                self._return_shares(body, depth + 1)
                self._emit(depth, "}")
                self._return_shares(orelse, depth)
                return
            case ast.List(elts=elements):
                for place, element in enumerate(elements):
                    self._emit(depth, f"shares[{place}] = {self.real(element)};")
            case ast.ListComp(
                elt=element,
                generators=[
                    ast.comprehension(
                        target=ast.Name(id=name),
                        iter=ast.Call(func=ast.Name(id="range"), args=[stop]),
                        ifs=[],
                    )
                ],
            ):
                self._keep(name, Kind.INT)
                self._emit(depth, f"for ({name} = 0; {name} < {self.whole(stop)}; {name}++)")
                self._emit(depth + 1, f"shares[{name}] = {self.real(element)};")
            case _:
                text, kind = self.expr(value)
                if kind is not Kind.SHARES:
                    raise Outside("win shares that are no list")
                self._emit(depth, f"return {text};")
                return
        self._emit(depth, "return true;")

    # Effects

    def _write_expr(self, node: ast.Expr, depth: int) -> None:
        match node.value:
            case ast.Constant():
                return
            case ast.Call(func=ast.Attribute(value=owner, attr="check"), args=args):
                self._check(owner, args, depth)
            case ast.Call():
                text, kind = self.expr(node.value)
                if kind is Kind.STATE:
                    raise Outside("a state that is made and not kept")
                self._emit(depth, f"{text};")
            case _:
                raise Outside("an expression that nobody uses")

    def _check(self, owner: ast.expr, args: list[ast.expr], depth: int) -> None:
        """`State.check`: an action that is refused changes nothing."""
        refusal = self.program.method("refusal")
        given = ", ".join([self.expr(owner)[0], *(bare(self.whole(argument)) for argument in args)])
        self.function.calls.add(refusal.key)
        self._emit(
            depth,
            f"if (CHECKED && {refusal.name}({given}) != 0) "
            f"{{ fault(); return{self._no_result()}; }}",
        )

    def _write_assign(self, node: ast.Assign, depth: int) -> None:
        if len(node.targets) != 1:
            raise Outside("an assignment to several")
        self._assign(node.targets[0], node.value, None, depth)

    def _write_annassign(self, node: ast.AnnAssign, depth: int) -> None:
        kind = self.program.kind_of(node.annotation, self.module)
        if node.value is None:
            if isinstance(node.target, ast.Name):
                self._keep(node.target.id, kind)
        else:
            self._assign(node.target, node.value, kind, depth)

    def _assign(self, target: ast.expr, value: ast.expr, kind: Kind | None, depth: int) -> None:
        match target:
            case ast.Name(id=name):
                self._assign_local(name, value, kind, depth)
            case ast.Attribute(value=owner, attr=field):
                place, found = self.expr(target)
                self._written(target)
                if found is Kind.VEC:
                    self._assign_vec(self.expr(owner)[0], field, value, depth)
                else:
                    self._emit(depth, f"{place} = {self.given(value, found)};")
            case ast.Subscript():
                self._written(target)
                place, _ = self.expr(target)
                self._emit(depth, f"{place} = {self.given(value, Kind.INT)};")
            case _:
                raise Outside("an assignment to several")

    def _written(self, target: ast.expr) -> None:
        """Checks that a write goes to no constant. A buffer that the function made itself may be
        written to."""
        match target:
            case ast.Attribute(attr=field):
                self.function.writes.add(field)
            case ast.Subscript(value=base):
                if self.expr(base)[1] is not Kind.VEC:
                    raise Outside("an assignment to a constant")
                if isinstance(base, ast.Name) and base.id in self.buffers:
                    return
        if not isinstance(target, ast.Name):
            self.function.effects.add("state")

    def _keep(self, name: str, kind: Kind) -> None:
        """Notes a local's kind. A local has only one."""
        if self.kinds.setdefault(name, kind) is not kind:
            raise Outside(f"{name}, which is of two kinds")

    def _assign_local(self, name: str, value: ast.expr, kind: Kind | None, depth: int) -> None:
        size = self._buffer_size(value)
        if size is not None:
            if name in self.kinds:
                raise Outside(f"the buffer {name}, which is made twice")
            self.kinds[name], self.buffers[name] = Kind.VEC, self.size(size)
            if name not in self._filled:
                self._emit(depth, f"fill_words({safe(name)}, 0, {self.buffers[name]});")
            return
        if self._makes(value, depth):
            self._keep(name, Kind.STATE)
            self.names[name] = "made"
            return
        wanted = kind or self.kinds.get(name) or self.expr(value)[1]
        if wanted is Kind.TABLE:
            raise Outside(f"the constant {ast.unparse(value)} under another name")
        if wanted not in _NOTHING:
            raise Outside(f"a {wanted.name.lower()} kept as {name}")
        if name in self.buffers:
            raise Outside(f"the buffer {name}, which is made twice")
        text = self.given(value, wanted)
        self._keep(name, wanted)
        self._emit(depth, f"{safe(name)} = {text};")

    def _buffer_size(self, value: ast.expr) -> ast.expr | None:
        """The number of words of a new vec of zeros; None if the expression is something else."""
        match value:
            case ast.Call(func=ast.Name(id="buffer"), args=[size]):
                return size
            case ast.Call(
                func=ast.Subscript(value=ast.Name(id="vec")),
                args=[ast.BinOp(left=ast.List(elts=[ast.Constant(value=0)]), right=size)],
            ):
                return size
        return None

    def _makes(self, value: ast.expr, depth: int) -> bool:
        """Translates the making of a new state, if this is one. Only the state that is returned can
        be made."""
        if not isinstance(value, ast.Call):
            return False
        if isinstance(value.func, ast.Name) and self.program.is_state(value.func.id, self.module):
            text = self.call(value, self.program.method("__init__"), "made")[0]
        else:
            text, kind = self.expr(value)
            if kind is not Kind.STATE:
                return False
        if self.function.returns is not Kind.STATE or "made" in self.names.values():
            raise Outside("a state that is made beside the one returned")
        self.function.effects.add("state")
        self._emit(depth, f"{text};")
        return True

    def _assign_vec(self, owner: str, field: str, value: ast.expr, depth: int) -> None:
        """Assigns a vec to a field: its words are copied there."""
        place = f"{owner}.{safe(field)}"
        if isinstance(value, ast.IfExp):
            self._emit(depth, f"if ({bare(self.condition(value.test))}) {{")
            self._assign_vec(owner, field, value.body, depth + 1)
            self._emit(depth, "} else {")
            self._assign_vec(owner, field, value.orelse, depth + 1)
            self._emit(depth, "}")
            return
        size = self._buffer_size(value)
        if size is not None:
            length = bare(self.whole(size))
            self._emit(depth, f"fill_words({place}, 0, {length});")
        elif (values := self._constant_vec(value)) is not None:
            length = number(len(values))
            if len(set(values)) == 1:
                self._emit(depth, f"fill_words({place}, {number(values[0])}, {length});")
            elif values:
                table = self.program.vec_table(self.module, f"{self.function.name}_{field}", values)
                self._emit(depth, f"copy_words({place}, {table}, 0, {length});")
        else:
            length = self._copy(place, value, depth)
        self._emit(depth, f"{safe(field)}_is({owner}, {length});")

    def _constant_vec(self, value: ast.expr) -> list[int] | None:
        match value:
            case ast.Call(func=ast.Subscript(value=ast.Name(id="vec")), args=[]):
                return []
        found = self.constant(value)
        return list(found) if isinstance(found, self._vec) else None

    def _copy(self, place: str, value: ast.expr, depth: int) -> str:
        """Copies a vec, or a part of one. Returns how many words."""
        low: ast.expr | None = None
        high: ast.expr | None = None
        match value:
            case ast.Subscript(value=base, slice=ast.Slice(lower=low, upper=high, step=None)):
                source = base
            case _:
                source = value
        text = self.given(source, Kind.VEC)
        first = bare(self.whole(low)) if low else "0"
        end = self.whole(high) if high else self._extent(source)
        length = f"({end} - {self.whole(low)})" if low else end
        self._emit(depth, f"copy_words({place}, {text}, {first}, {bare(length)});")
        return bare(length)

    def _extent(self, node: ast.expr) -> str:
        match node:
            case ast.Attribute(value=owner, attr=name) if name in self.program.fields:
                return f"{safe(name)}_extent({self.expr(owner)[0]})"
        return self.length(node)

    def _write_augassign(self, node: ast.AugAssign, depth: int) -> None:
        self._written(node.target)
        place, kind = self.expr(node.target)
        if kind is not Kind.INT:
            raise Outside(f"a {kind.name.lower()} that is changed")
        text = self.operation(type(node.op), place, self.whole(node.value))
        self._emit(depth, f"{place} = {bare(text)};")


def _filled(function: ast.FunctionDef) -> set[str]:
    """The buffers that `State.fill` writes to. Only what it wrote is read from them, so they need
    not be cleared before."""
    return {
        argument.id
        for node in ast.walk(function)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "fill"
        for argument in node.args
        if isinstance(argument, ast.Name)
    }
