"""For everyone: nothing serious for axe-core, both themes, every language, every page."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from clew.games import names
from tests.server.harness import Server
from tests.web.conftest import PHONE, SOAK, Open
from tests.web.playing import HAPPENED, TARGETS, short_table, take_turn, wait_for_turn

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = names()
Theme = Literal["light", "dark"]


LOADED = "() => 'axe' in window"
# Of fifty puzzles in a list each looks like the first ten, and costs as much.
RUN = """(asked) => axe.run({
  exclude: ["ol:has(> li > a[href^='/puzzles/']) > li:nth-child(n + 11)"]
}, asked)"""
SHOWS = "(theme) => document.documentElement.dataset.theme === theme"


class Look(NamedTuple):
    """How a page is looked at, and what for."""

    name: str
    theme: Theme
    letters: str
    """How large they are: as a browser sets them whose user needs that; the window stays."""
    forced: Literal["active", "none"]
    """Whether the system chooses the colours."""
    wanted: dict[str, Any]


LOOKS = (
    Look(
        "light",
        "light",
        "",
        "none",
        # What is read on a button is part of its name: whoever speaks says what they see.
        {"rules": {"label-content-name-mismatch": {"enabled": True}}},
    ),
    # In the dark only colours are others.
    Look("dark", "dark", "", "none", {"runOnly": ["color-contrast"]}),
    # With other colours, and where things are scrolled because little fits.
    Look(
        "large letters in the system's colours",
        "light",
        "200%",
        "active",
        {"runOnly": ["color-contrast", "scrollable-region-focusable", "target-size"]},
    ),
)
SET_LETTERS = """async (size) => {
  document.documentElement.style.setProperty('font-size', size, 'important')
  // What is measured is drawn anew: some frames later it stands.
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
}"""


def problems(page: Page) -> list[str]:
    """What axe-core finds that is serious or worse, however one looks at it."""
    if not page.evaluate(LOADED):
        page.evaluate(AXE.read_text())
    found: list[str] = []
    for look in LOOKS:
        page.emulate_media(color_scheme=look.theme, forced_colors=look.forced)
        page.wait_for_function(SHOWS, arg=look.theme)
        if look.letters:
            page.evaluate(SET_LETTERS, look.letters)
        asked = {"resultTypes": ["violations"], **look.wanted}
        answer: dict[str, Any] = page.evaluate(RUN, asked)
        found += [
            f"{look.name}: {one['id']}: {one['help']}: {[n['target'] for n in one['nodes'][:4]]}"
            for one in answer["violations"]
            if one["impact"] in ("serious", "critical")
        ]
        if look.letters:
            page.evaluate(SET_LETTERS, "")
    page.emulate_media(forced_colors="none")
    return found


PAGES = {
    "/": "article",
    "/new/labyrinth?how=bots": "form",
    "/account": "form",
    "/history": "main .card",
    "/ratings/labyrinth": "nav .card",
    "/tournaments": "h1",
    "/puzzles": "ol a",
    "/puzzles/labyrinth-2-001": ".board [data-target=on]",
    "/puzzles/tiger-labyrinth-2-001": ".board [data-target=on]",
    "/credits": "h1",
    "/privacy": "section",
    "/help": "section",
    "/about": "section",
    "/rules/labyrinth": ".rule",
    "/learn/labyrinth-cards": "progress",
    "/no/such/place": "h1",
}


UNFOLD = "() => document.querySelectorAll('summary').forEach((summary) => summary.click())"


def go(page: Page, path: str) -> None:
    """Without loading the page again."""
    page.evaluate("(path) => history.pushState(null, '', path)", path)
    page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")


def test_axe_finds_nothing_serious_on_pages(people: Open, server: Server) -> None:
    page = people("/", bypass_csp=True)
    found: dict[str, list[str]] = {}
    for path, there in PAGES.items():
        go(page, path)
        page.locator(there).first.wait_for()
        page.evaluate(UNFOLD)
        found[path] = problems(page)
    page.get_by_role("button", name="Settings").click()
    found["settings"] = problems(page)
    page.get_by_role("button", name="Close", exact=True).click()
    go(page, "/account")
    page.get_by_role("button", name="Forgot password?").click()
    page.get_by_role("button", name="Delete me").click()
    found["delete"] = problems(page)
    page.reload()
    go(page, f"/player/{page.request.get('/api/me').json()['handle']}")
    page.get_by_role("heading", name="Trophies").wait_for()
    page.get_by_role("button", name="Change your picture").click()
    found["profile"] = problems(page)
    page.get_by_role("button", name="Close", exact=True).click()
    key = short_table(page, server.url, "labyrinth", {}, ["me", "open"])
    go(page, f"/table/{key}")
    page.get_by_role("button", name="Copy").wait_for()
    found["waiting room"] = problems(page)
    assert {place: problem for place, problem in found.items() if problem} == {}


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_tables(people: Open, server: Server, game: str) -> None:
    """The table, its rules, an earlier moment, the end, and looking back."""
    page = people("/", bypass_csp=True)
    expect(page.get_by_role("article")).not_to_have_count(0)
    key = short_table(page, server.url, game, {}, ["me", "greedy"])
    go(page, f"/table/{key}")
    page.locator(TARGETS).first.wait_for()
    found = {"table": problems(page)}
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".rule").first).to_be_visible()
    found["rules"] = problems(page)
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Leave").click()
    found["leave"] = problems(page)
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Play again").wait_for()
    found["end"] = problems(page)
    page.get_by_role("link", name="Look back").click()
    page.get_by_label("Seen by").select_option("everybody, with all cards open")
    page.get_by_role("slider").wait_for()
    found["replay"] = problems(page)
    page.get_by_role("button", name="Verify the shuffle").click()
    page.get_by_text("draws of").wait_for()
    found["verify"] = problems(page)
    assert {place: problem for place, problem in found.items() if problem} == {}


def test_axe_finds_nothing_serious_in_company(people: Open, server: Server) -> None:
    """Talk, clocks, an earlier moment, a question, and what can be done about somebody."""
    host = people("/", bypass_csp=True)
    friend = people("/", bypass_csp=True)
    for page in (host, friend):
        expect(page.get_by_role("article")).not_to_have_count(0)
    settings = {"clock": {"kind": "move", "amount": 3600}}
    options = {"start": 1}
    key = short_table(host, server.url, "labyrinth", options, ["me", "open"], settings=settings)
    for page in (host, friend):
        go(page, f"/table/{key}")
    friend.get_by_role("button", name="Take the seat").click()
    expect(friend.get_by_role("button", name="Take the seat")).to_have_count(0)
    host.get_by_role("button", name="Begin").click()
    take_turn(host, 0)
    wait_for_turn(host)
    host.get_by_role("tab", name="Talk").click()
    host.get_by_role("button", name="Wow!").click()
    host.get_by_label("Say something").fill("Here I am")
    host.keyboard.press("Enter")
    host.get_by_role("list", name="What was said").get_by_text("Here I am").wait_for()
    found = {"talk": problems(host)}
    friend.locator("section[aria-label='What happened']").get_by_role("button").first.click()
    friend.get_by_text("Position at step").wait_for()
    found["past"] = problems(friend)
    friend.get_by_role("button", name="Back", exact=True).click()
    friend.get_by_role("button", name="Ask to go back").click()
    host.get_by_role("button", name="Agree").wait_for()
    found["asked"] = problems(host)
    host.get_by_role("list", name="Players").get_by_role("button").click()
    found["person"] = problems(host)
    assert {place: problem for place, problem in found.items() if problem} == {}


@pytest.mark.parametrize(
    ("locale", "rated"),
    [
        ("fr-FR", "15 min pour la partie"),
        ("de-DE", "15 Min. für die Partie"),
    ],
)
def test_every_page_has_every_word(people: Open, server: Server, locale: str, rated: str) -> None:
    """A missing word is an error in the console, which no page may have."""
    page = people("/", locale=locale)
    for path, there in PAGES.items():
        go(page, path)
        page.locator(there).first.wait_for()
        page.evaluate(UNFOLD)
    clock = {"kind": "bank", "amount": 900, "increment": 10}
    settings = {"clock": clock, "rated": True}
    key = short_table(page, server.url, "labyrinth", {}, ["me", "open"], settings=settings)
    go(page, f"/table/{key}")
    expect(page.get_by_text(rated)).to_be_visible()


SPOKEN = {"fr-FR": ("Jouer", "Ce qui s’est passé"), "de-DE": ("Sofort spielen", "Was geschah")}
"""Languages by turns, so that every game is seen in one of them."""


@pytest.mark.parametrize(("game", "locale"), list(zip(GAMES, cycle(SPOKEN), strict=False)))
def test_every_game_has_every_word(people: Open, server: Server, game: str, locale: str) -> None:
    """A missing word is an error in the console, which no page may have."""
    play, log = SPOKEN[locale]
    page = people("/", locale=locale)
    expect(page.get_by_role("button", name=play).first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == locale[:2]
    key = short_table(page, server.url, game, {}, ["me", "greedy"])
    page.goto(f"/table/{key}")
    take_turn(page, 0)
    expect(page.locator(f"section[aria-label='{log}']")).to_be_visible()


def test_the_language_can_be_switched(people: Open) -> None:
    page = people()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Français").check()
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Réglages")).to_be_visible()


WIDE = "() => document.documentElement.scrollWidth"
SIZES = {"a phone": PHONE, "zoom 200 %": {"viewport": {"width": 640, "height": 400}}}
"""A window of 1280 by 800 at 200 % is one of 640 by 400."""


COPY = {"de-DE": "Kopieren", "fr-FR": "Copier", "en-US": "Copy"}
"""Languages, and what opens the others' way to a table. German has the longest words."""
READ = PAGES | {
    "/friends": "h1",
    **{f"/rules/{game}": ".rule" for game in GAMES},
    **{f"/new/{game}?how=friends": "form" for game in GAMES},
}
"""All pages that are read, and not played on."""


@pytest.mark.parametrize("locale", COPY if SOAK else ["de-DE"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_wider_than(people: Open, server: Server, size: str, locale: str) -> None:
    """And no page that is read is, with letters twice as large."""
    page = people("/", locale=locale, **SIZES[size])
    most = SIZES[size]["viewport"]["width"]
    expect(page.get_by_role("article")).not_to_have_count(0)
    wide = {}
    for path, there in READ.items():
        go(page, path)
        page.locator(there).first.wait_for()
        page.evaluate(UNFOLD)
        wide[path] = page.evaluate(WIDE)
        page.evaluate(SET_LETTERS, "200%")
        wide[f"{path} with large letters"] = page.evaluate(WIDE)
        page.evaluate(SET_LETTERS, "")
    go(page, f"/table/{short_table(page, server.url, 'labyrinth', {}, ['me', 'open', 'adept'])}")
    page.get_by_role("button", name=COPY[locale]).wait_for()
    wide["waiting room"] = page.evaluate(WIDE)
    for game in GAMES:
        key = short_table(page, server.url, game, {}, ["me", "greedy"])
        go(page, f"/table/{key}")
        page.locator(TARGETS).first.wait_for()
        wide[game] = page.evaluate(WIDE)
        go(page, f"/replay/{key}")
        page.get_by_role("slider").wait_for()
        wide[f"replay {game}"] = page.evaluate(WIDE)
    assert {place: found for place, found in wide.items() if found > most} == {}


def test_everything_is_reached_at_zoom_200(people: Open, server: Server) -> None:
    """By real clicks: what lies over something, or cannot be scrolled to, would not be hit."""
    page = people("/", **SIZES["zoom 200 %"])
    expect(page.get_by_role("article")).not_to_have_count(0)
    options = {"start": 1}
    go(page, f"/table/{short_table(page, server.url, 'labyrinth', options, ['me', 'greedy'])}")
    page.get_by_role("button", name="Turn right").click()
    page.locator(".arrow.may").nth(1).click()
    page.locator(".cell.active").last.click()
    expect(page.locator(HAPPENED).nth(1)).to_be_visible()
    page.get_by_role("button", name="Rules").click()
    expect(page.locator(".rule").first).to_be_visible()
    page.get_by_role("button", name="Close", exact=True).click()


LARGE = ":root, :root:has(main.table) { font-size: 200% !important }"
"""What a browser does that is set to letters twice as large; the window stays as it is."""
IN_THE_WINDOW = """(targets) => [...document.querySelectorAll(targets)].filter((target) => {
  const { left, top, right, bottom } = target.getBoundingClientRect()
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
}).length"""
CHOSEN = """() => [true, false].map((on) => getComputedStyle(
  document.querySelector(`fieldset ${on ? 'input:checked' : 'input:not(:checked)'} + span`)
).backgroundColor)"""


@pytest.mark.parametrize("game", ["labyrinthos", "tiger-traps"])
def test_letters_twice_as_large_in_the_systems_colours(
    people: Open, server: Server, game: str
) -> None:
    """The board and what may be clicked on it stay in the window, and what is chosen differs from
    what is not by more than a colour of ours."""
    page = people(
        "/", viewport={"width": 1366, "height": 768}, bypass_csp=True, forced_colors="active"
    )
    expect(page.get_by_role("article")).not_to_have_count(0)
    seats = ["me", "novice", "novice"]
    page.goto(f"/table/{short_table(page, server.url, game, {}, seats)}")
    page.locator(TARGETS).first.wait_for()
    page.add_style_tag(content=LARGE)
    assert page.evaluate(WIDE) <= 1366
    assert page.evaluate(IN_THE_WINDOW, TARGETS) > 2
    page.get_by_role("button", name="Settings").click()
    chosen, other = page.evaluate(CHOSEN)
    assert chosen != other
    assert problems(page) == []
