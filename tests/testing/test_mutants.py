"""How rules are broken, on a small made-up source."""

from __future__ import annotations

from bench.mutants import Breaker, Mutant, rule_files

SOURCE = '''
class State:
    def _push_refusal(self, arrow: int) -> int:
        if arrow == self.banned:
            return NOT_BACK_IN
        return 0 if self.free else NOT_YOUR_TURN

    def _push(self, log: object) -> None:
        """The push (LB-10, LB-12)."""
        step = 7
        self.banned = 3
        self.left -= 1
        self._carry(step)
        if log is not None:
            log.add("é", "pushed")
        if self.done:
            step += 1

    def _is_over(self) -> bool:
        return self.turn >= 20 and self.left + 1 == self.right
'''


REFUSALS = {"NOT_BACK_IN": ["LB-11"], "NOT_YOUR_TURN": ["CO-01"]}


def mutants() -> dict[str, Mutant]:
    return {mutant.what: mutant for mutant in Breaker("rules.py", SOURCE, REFUSALS).mutants()}


def test_refusals_conditions_numbers_effects_and_what_is_told_are_broken() -> None:
    assert set(mutants()) == {
        "return 0 instead of NOT_BACK_IN",
        "return 0 instead of NOT_YOUR_TURN",
        "_push_refusal: if not (arrow == self.banned)",
        "_push_refusal: if not (self.free)",
        "_push: without self.banned = 3",
        "_push: without self.left -= 1",
        "_push: without self._carry(step)",
        "_push: not told",
        "_push: if not (self.done)",
        "_is_over: self.turn > 20 instead of self.turn >= 20",
        "_is_over: 21 instead of 20",
        "_is_over: self.left + 1 != self.right instead of self.left + 1 == self.right",
        "_is_over: 2 instead of 1",
    }


def test_a_mutant_names_its_rules() -> None:
    found = mutants()
    assert found["return 0 instead of NOT_BACK_IN"].rules == ("LB-11",)
    assert found["return 0 instead of NOT_YOUR_TURN"].rules == ("CO-01",)
    assert found["_push: not told"].rules == ("LB-10", "LB-12")
    assert str(found["_push: without self.left -= 1"]) == (
        "rules.py:12: _push: without self.left -= 1 (LB-10, LB-12)"
    )


def test_every_mutant_is_python_and_differs_in_one_place() -> None:
    whole = SOURCE.encode()
    for mutant in mutants().values():
        broken = whole[: mutant.start] + mutant.text.encode() + whole[mutant.end :]
        compile(broken, "rules.py", "exec")
        assert broken != whole


def test_the_text_after_letters_of_two_bytes_is_found() -> None:
    mutant = mutants()["_push: if not (self.done)"]
    assert SOURCE.encode()[mutant.start : mutant.end] == b"self.done"


def test_all_files_that_carry_rules_are_broken() -> None:
    assert {"beliefs.py", "messages.py", "rules.py", "setup.py"} <= set(rule_files("labyrinth"))
    assert not {"components.py", "drawing.py", "events.py"} & set(rule_files("labyrinth"))
