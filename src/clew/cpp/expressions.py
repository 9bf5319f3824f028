"""Expressions of the subset: each becomes C++ text and a kind."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from clew.cpp.errors import Outside
from clew.cpp.kinds import Kind, Typed, bare, number, safe

if TYPE_CHECKING:
    from clew.cpp.program import Function, Program

__all__ = ["Expressions"]

_OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.RShift: ">>",
}
_HELPERS: dict[type[ast.operator], str] = {
    ast.Mult: "mul",
    ast.LShift: "shl",
    ast.FloorDiv: "floordiv",
    ast.Mod: "floormod",
}
_OF_FLOATS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
}
_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
_SIMPLE = (ast.Name, ast.Attribute, ast.Constant)
"""Expressions that may be evaluated twice, or not at all, without effect."""
_BUILTINS = {"max": "most", "min": "least", "abs": "magnitude"}
_OF_CHANCE = {"below": "below", "word": "next_word"}


class Expressions:
    """Translates expressions of one function."""

    def __init__(self, program: Program, function: Function) -> None:
        self.program = program
        self.function = function
        self.module = function.module
        self.kinds = {name: kind for name, kind, _ in function.params}
        self.names: dict[str, str] = {}
        """The C++ names of locals whose Python name cannot be used."""
        self.buffers: dict[str, int] = {}
        """Buffers made here, and their sizes."""
        self.locals = set(self.kinds) | {
            node.id
            for node in ast.walk(function.node)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }

    # What is known at translation

    def known(self, node: ast.expr) -> bool | None:
        """Whether a condition holds, if that is known at translation: there is never a log."""
        match node:
            case ast.Compare(left=ast.Name(id=name), ops=[ast.Is() | ast.IsNot() as op]):
                if self.kinds.get(name) is Kind.LOG:
                    return isinstance(op, ast.Is)
            case ast.Name(id=name) if self.kinds.get(name) is Kind.LOG:
                return False
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                inner = self.known(operand)
                return None if inner is None else not inner
            case ast.BoolOp(op=op, values=values):
                parts = [self.known(value) for value in values]
                decisive = isinstance(op, ast.Or)
                if decisive in parts:
                    return decisive
                return None if None in parts else not decisive
        return None

    def constant(self, node: ast.expr) -> Any:
        """The value of an expression that only uses names of the module; otherwise None."""
        names = [inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)]
        known = self.module.values
        if not names or any(
            name in self.locals or not (name in known or hasattr(builtins, name)) for name in names
        ):
            return None
        try:
            return eval(compile(ast.Expression(node), str(self.module.path), "eval"), known)  # noqa: S307
        except Exception as error:  # noqa: BLE001
            raise Outside(f"a constant that cannot be worked out ({error})") from None

    def size(self, node: ast.expr) -> int:
        """A size that must be known at translation: that of a buffer."""
        match node:
            case ast.Constant(value=int(value)):
                return value
            case ast.Attribute(value=owner, attr=name) if self.expr(owner)[1] is Kind.STATE:
                found = getattr(self.program.state, name, None)
            case _:
                found = self.constant(node)
        if not isinstance(found, int):
            raise Outside("a buffer whose size is not a constant")
        return found

    # Conversion to the kind that is needed

    def condition(self, node: ast.expr) -> str:
        """An expression as a truth value."""
        known = self.known(node)
        if known is not None:
            return "true" if known else "false"
        match node:
            case ast.BoolOp(op=op, values=values):
                word = " && " if isinstance(op, ast.And) else " || "
                parts = [value for value in values if self.known(value) is None]
                return "(" + word.join(self.condition(value) for value in parts) + ")"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"(!{self.condition(operand)})"
        text, kind = self.expr(node)
        if kind is Kind.BOOL:
            return text
        if kind is Kind.INT:
            return f"({text} != 0)"
        raise Outside(f"the truth of a {kind.name.lower()}")

    def whole(self, node: ast.expr) -> str:
        """An expression as a whole number."""
        text, kind = self.expr(node)
        if kind is Kind.BOOL:
            return f"i64({bare(text)})"
        if kind is not Kind.INT:
            raise Outside(f"a {kind.name.lower()} where a whole number is needed")
        return text

    def real(self, node: ast.expr) -> str:
        text, kind = self.expr(node)
        if kind not in (Kind.FLOAT, Kind.INT, Kind.BOOL):
            raise Outside(f"a {kind.name.lower()} where a number is needed")
        return text if kind is Kind.FLOAT else f"double({bare(text)})"

    def given(self, node: ast.expr, kind: Kind) -> str:
        """An expression as a value of a kind: an argument, an assigned or a returned value."""
        match kind:
            case Kind.INT:
                return bare(self.whole(node))
            case Kind.BOOL:
                return bare(self.condition(node))
            case Kind.FLOAT:
                return bare(self.real(node))
        if kind is Kind.VEC and isinstance(found := self.constant(node), Sequence | self._vec):
            return self.program.vec_table(self.module, ast.unparse(node), list(found))
        text, found_kind = self.expr(node)
        if found_kind is not kind:
            wanted, here = kind.name.lower(), found_kind.name.lower()
            raise Outside(f"a {here} where a {wanted} is needed")
        return text

    @property
    def _vec(self) -> type[Sequence[int]]:
        return self.program.vec_type

    # Expressions

    def expr(self, node: ast.expr) -> Typed:
        translate: Callable[[Any], Typed] | None = getattr(
            self, f"_{type(node).__name__.lower()}", None
        )
        if translate is None:
            raise Outside(f"the expression {type(node).__name__}")
        return translate(node)

    def _constant(self, node: ast.Constant) -> Typed:
        return self._value(node.value, repr(node.value))

    def _value(self, value: object, name: str) -> Typed:
        if isinstance(value, bool):
            return ("true" if value else "false"), Kind.BOOL
        if isinstance(value, int):
            if not -(2**63) <= value < 2**63:
                raise Outside("a number of more than 64 bits")
            return number(value), Kind.INT
        if isinstance(value, float):
            return repr(value), Kind.FLOAT
        return self.program.table(self.module, name, _numbers(value)), Kind.TABLE

    def _name(self, node: ast.Name) -> Typed:
        name = node.id
        if name in self.kinds:
            return self.names.get(name, safe(name)), self.kinds[name]
        if name in self.locals:
            raise Outside(f"{name}, which is used before its kind is known")
        if name not in self.module.values:
            raise Outside(f"the name {name}")
        return self._value(self.module.values[name], name)

    def _attribute(self, node: ast.Attribute) -> Typed:
        if isinstance(node.value, ast.Subscript) and (rows := self._rows(node.value)) is not None:
            column = [getattr(row, node.attr, None) for row in rows]
            name = f"{ast.unparse(node.value.value)}_{node.attr}"
            table = self.program.table(self.module, name, _numbers(column))
            return f"{table}[{bare(self.whole(node.value.slice))}]", Kind.INT
        if (found := self.constant(node)) is not None:
            return self._value(found, ast.unparse(node))
        owner, kind = self.expr(node.value)
        if kind is not Kind.STATE:
            raise Outside(f"the attribute {node.attr} of a {kind.name.lower()}")
        if node.attr in self.program.fields:
            self.program.reads.add(id(node))
            return f"{owner}.{safe(node.attr)}", self.program.fields[node.attr]
        found = getattr(self.program.state, node.attr, None)
        if isinstance(found, int):
            return self._value(found, node.attr)
        raise Outside(f"the attribute {node.attr}, which is no field of the state")

    def _subscript(self, node: ast.Subscript) -> Typed:
        found = self.constant(node)
        if isinstance(found, int):
            return self._value(found, "")
        if isinstance(node.slice, ast.Slice):
            raise Outside("a slice that is not assigned to a field")
        if isinstance(node.slice, ast.UnaryOp):
            raise Outside("an index from the end")
        if isinstance(node.value, ast.Subscript) and (rows := self._rows(node.value)) is not None:
            width = max(len(row) for row in rows)
            flat = [value for row in rows for value in (*row, *[0] * (width - len(row)))]
            table = self.program.table(self.module, ast.unparse(node.value.value), _numbers(flat))
            row, place = self.whole(node.value.slice), self.whole(node.slice)
            return f"{table}[mul({bare(row)}, {width}) + {place}]", Kind.INT
        base, kind = self.expr(node.value)
        if kind not in (Kind.VEC, Kind.TABLE):
            raise Outside(f"an index into a {kind.name.lower()}")
        if kind is Kind.VEC:
            self.program.reads.add(id(node))
        return f"{base}[{bare(self.whole(node.slice))}]", Kind.INT

    def _rows(self, node: ast.Subscript) -> Sequence[Any] | None:
        """The rows of a constant table from which one row is taken."""
        rows = self.constant(node.value)
        if not isinstance(rows, list | tuple) or not rows or isinstance(rows[0], int):
            return None
        return rows

    def _binop(self, node: ast.BinOp) -> Typed:
        op = type(node.op)
        if op is ast.Div or Kind.FLOAT in (self.expr(node.left)[1], self.expr(node.right)[1]):
            if op not in _OF_FLOATS:
                raise Outside(f"the operator {op.__name__}")
            return f"({self.real(node.left)} {_OF_FLOATS[op]} {self.real(node.right)})", Kind.FLOAT
        match node.op, node.right:
            case ast.LShift() | ast.RShift(), ast.Constant(value=int(by)) if not 0 <= by < 64:
                raise Outside(f"a shift by {by}")
        return self.operation(op, self.whole(node.left), self.whole(node.right)), Kind.INT

    def operation(self, op: type[ast.operator], left: str, right: str) -> str:
        """Two whole numbers and an operator."""
        if op in _HELPERS:
            return f"{_HELPERS[op]}({bare(left)}, {bare(right)})"
        if op not in _OPERATORS:
            raise Outside(f"the operator {op.__name__}")
        return f"({left} {_OPERATORS[op]} {right})"

    def _unaryop(self, node: ast.UnaryOp) -> Typed:
        match node.op:
            case ast.Not():
                return self.condition(node), Kind.BOOL
            case ast.USub():
                if self.expr(node.operand)[1] is Kind.FLOAT:
                    return f"(-{self.real(node.operand)})", Kind.FLOAT
                return f"(-{self.whole(node.operand)})", Kind.INT
            case ast.Invert():
                return f"(~{self.whole(node.operand)})", Kind.INT
        return self.whole(node.operand), Kind.INT

    def _boolop(self, node: ast.BoolOp) -> Typed:
        if self.known(node) is not None:
            return self.condition(node), Kind.BOOL
        if all(self.expr(value)[1] is Kind.BOOL for value in node.values):
            return self.condition(node), Kind.BOOL
        if len(node.values) > 2:
            raise Outside("and / or of more than two numbers")
        first, second = node.values
        one, two = self.whole(first), self.whole(second)
        if isinstance(node.op, ast.And):
            return f"({one} ? {two} : 0)", Kind.INT
        if isinstance(first, _SIMPLE):
            return f"({one} ? {one} : {two})", Kind.INT
        if isinstance(second, _SIMPLE):
            return f"either({bare(one)}, {bare(two)})", Kind.INT
        raise Outside("`or` of two numbers that must both be worked out")

    def _ifexp(self, node: ast.IfExp) -> Typed:
        known = self.known(node.test)
        if known is not None:
            return self.expr(node.body if known else node.orelse)
        kinds = {self.expr(node.body)[1], self.expr(node.orelse)[1]}
        if kinds == {Kind.BOOL}:
            one, two = self.condition(node.body), self.condition(node.orelse)
            return f"({self.condition(node.test)} ? {one} : {two})", Kind.BOOL
        if Kind.FLOAT in kinds:
            one, two = self.real(node.body), self.real(node.orelse)
            return f"({self.condition(node.test)} ? {one} : {two})", Kind.FLOAT
        one, two = self.whole(node.body), self.whole(node.orelse)
        return f"({self.condition(node.test)} ? {one} : {two})", Kind.INT

    def _compare(self, node: ast.Compare) -> Typed:
        parts = []
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            if left is not node.left and any(isinstance(n, ast.Call) for n in ast.walk(left)):
                raise Outside("a chain of comparisons with a call in its middle")
            parts.append(self._compared(left, op, right))
            left = right
        return "(" + " && ".join(parts) + ")", Kind.BOOL

    def _compared(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        if isinstance(op, ast.In | ast.NotIn):
            if not isinstance(right, ast.Tuple) or not isinstance(left, _SIMPLE):
                raise Outside("`in`, but for a name in a tuple")
            one = self.whole(left)
            among = " || ".join(f"{one} == {self.whole(element)}" for element in right.elts)
            return f"({among})" if isinstance(op, ast.In) else f"(!({among}))"
        if type(op) not in _COMPARISONS:
            raise Outside(f"the comparison {type(op).__name__}")
        if Kind.FLOAT in (self.expr(left)[1], self.expr(right)[1]):
            return f"{self.real(left)} {_COMPARISONS[type(op)]} {self.real(right)}"
        return f"{self.whole(left)} {_COMPARISONS[type(op)]} {self.whole(right)}"

    # Calls

    def _call(self, node: ast.Call) -> Typed:
        found = self.constant(node)
        if isinstance(found, int):
            return self._value(found, "")
        if isinstance(node.func, ast.Name):
            return self._call_name(node, node.func.id)
        if not isinstance(node.func, ast.Attribute):
            raise Outside(f"a call of {ast.unparse(node.func)}")
        match node.func.value:
            case ast.Call(func=ast.Name(id="super")):
                target = self.program.method(node.func.attr, self.function.owner)
                return self.call(node, target, "self")
        owner, kind = self.expr(node.func.value)
        if kind is Kind.CHANCE and node.func.attr in _OF_CHANCE:
            self.function.effects.add("chance")
            self.program.sites[id(node)] = "chance"
            given = "".join(f", {bare(self.whole(argument))}" for argument in node.args)
            return f"{_OF_CHANCE[node.func.attr]}({owner}{given})", Kind.INT
        if kind is Kind.STATE:
            return self.call(node, self.program.method(node.func.attr), owner)
        raise Outside(f"the method {node.func.attr} of a {kind.name.lower()}")

    def _call_name(self, node: ast.Call, name: str) -> Typed:
        if name == "len" and len(node.args) == 1:
            return self.length(node.args[0]), Kind.INT
        if name in ("int", "bool", "float", "i64") and len(node.args) == 1:
            kind = {"bool": Kind.BOOL, "float": Kind.FLOAT}.get(name, Kind.INT)
            if kind is Kind.INT and self.expr(node.args[0])[1] is Kind.FLOAT:
                raise Outside("a float made a whole number")
            return self.given(node.args[0], kind), kind
        if name in _BUILTINS and name not in self.module.values:
            given = ", ".join(bare(self.whole(argument)) for argument in node.args)
            if len(node.args) != (1 if name == "abs" else 2):
                raise Outside(f"{name} of {len(node.args)} numbers")
            return f"{_BUILTINS[name]}({given})", Kind.INT
        named = self.module.function(name)
        if named is None:
            raise Outside(f"a call of {name}")
        return self.call(node, self.program.function(named), None)

    def call(self, node: ast.Call, target: Function, owner: str | None) -> Typed:
        """A call of a translated function. `owner` is the object whose method it is."""
        params = target.params[1:] if owner is not None else target.params
        if len(node.args) > len(params) or any(isinstance(a, ast.Starred) for a in node.args):
            raise Outside("arguments that are not listed one by one")
        values: dict[str | None, ast.expr] = dict(
            zip((name for name, _, _ in params), node.args, strict=False)
        )
        values.update({keyword.arg: keyword.value for keyword in node.keywords})
        texts = [owner] if owner is not None else []
        for name, kind, default in params:
            if kind is Kind.LOG:
                continue
            value = values.get(name, default)
            if value is None:
                raise Outside(f"a call without the argument {name}")
            texts.append(self.given(value, kind))
        self.function.calls.add(target.key)
        self.program.sites[id(node)] = target.key
        if target.returns is Kind.STATE:
            texts.insert(0, "made")
        elif target.returns is Kind.SHARES:
            texts.append("shares")
        return f"{target.name}({', '.join(texts)})", target.returns

    def length(self, node: ast.expr) -> str:
        """The length of a vec."""
        if isinstance(node, ast.Name) and node.id in self.buffers:
            return number(self.buffers[node.id])
        match node:
            case ast.Attribute(value=owner, attr=name):
                if self.program.fields.get(name) is Kind.VEC and self.expr(owner)[1] is Kind.STATE:
                    self.program.lengths.add(name)
                    self.program.reads.add(id(node))
                    return f"{self.expr(owner)[0]}.{safe(name)}_length"
        found = self.constant(node)
        if found is not None:
            return number(len(found))
        raise Outside("the length of a vec that is neither a field nor made here")


def _numbers(value: Any) -> list[int]:
    """The whole numbers in a constant. For a mapping from numbers, each value stands at its key."""
    if isinstance(value, dict):
        if not value or not all(isinstance(key, int) and 0 <= key < 2**16 for key in value):
            raise Outside("a mapping that is not from small numbers")
        value = [value.get(key, 0) for key in range(max(value) + 1)]
    if isinstance(value, str | bytes) or not hasattr(value, "__iter__"):
        raise Outside(f"a constant of type {type(value).__name__}")
    found = list(value)
    if not found or not all(isinstance(item, int) for item in found):
        raise Outside("a constant with something else than whole numbers in it")
    return [int(item) for item in found]
