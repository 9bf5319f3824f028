"""Every table on every screen: seen whole without scrolling, nothing over another, no text cut."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Literal

import httpx
import pytest
from playwright.sync_api import Page, expect

from clew.games import GAMES, find
from tests.server.harness import Server
from tests.web.conftest import PHONE, Open
from tests.web.playing import TARGETS, short_table, who
from tests.web.staged import LONGEST, Position, Staged

SCREENS = (
    (390, 844),
    (844, 390),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1366, 768),
    (1440, 1300),
    (1920, 1080),
    (2560, 1440),
)
SMALLEST = (360, 640)
OTHERS = ((390, 844), (844, 390), (768, 1024), (1366, 768))
"""For lessons and for what is looked back at: one of each shape, and a tablet."""
BOARDS = {
    "labyrinth": "svg.maze",
    "labyrinth-cards": ".maze",
    "labyrinthos": "svg.maze",
    "tiger-labyrinth": "svg.grid",
    "tiger-traps": ".traps",
}
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, Theme] = ("light", "dark")
SHOWS = "(theme) => document.documentElement.dataset.theme === theme"
SEEDS = dict.fromkeys(GAMES, 1) | {"tiger-traps": 3}
"""Of games in which much is asked, and much is held."""
ENTRIES = dict.fromkeys(GAMES, 60) | {"labyrinthos": 900}
"""After so many actions all kinds of questions have been asked."""
LOW, WIDE = 0.85, 0.8
"""The least share of the screen's height that a board takes."""
TRAY = 53 + 328
"""What stands above and below a board on an upright screen."""
LABYRINTHOS = 53 + 420
"""There it is more, where nothing is scrolled: the hero board, the hand, and what is asked."""

TOO_SMALL = """(least) => {
  // Whoever touches a label touches what it labels.
  const touched = (element) =>
    ['checkbox', 'radio'].includes(element.type) ? (element.labels[0] ?? element) : element
  const touchable =
    'button, a[href], input, select, summary, [role=button], [role=checkbox], [data-target=on]'
  return [...document.querySelectorAll(touchable)].flatMap((element) => {
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || style.pointerEvents === 'none') return []
    if (element.dataset.target === 'off' || element.getAttribute('aria-disabled') === 'true')
      return []
    const { width, height } = touched(element).getBoundingClientRect()
    if (!width || !height || Math.min(width, height) >= least - 0.5) return []
    const name = element.getAttribute('aria-label') ?? element.textContent.trim()
    return [`small: ${name.slice(0, 40)}: ${Math.round(width)} by ${Math.round(height)}`]
  })
}"""
"""What is too small for a finger, by name."""
LOOK = (
    f"""([board, fingers, whole, least]) => {{
  const tooSmall = {TOO_SMALL}
"""
    """
  let found = []
  const [wide, high] = [innerWidth, innerHeight]
  const root = document.documentElement
  if (root.scrollWidth > wide || root.scrollHeight > high) found.push('the page scrolls')
  const boxOf = (element) => element.getBoundingClientRect()
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40) ||
    `${element.tagName}.${element.getAttribute('class')}`
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true })
  const isUnseen = (element) => {
    for (let up = element; up; up = up.parentElement)
      if (getComputedStyle(up).clipPath !== 'none') return true
    return false
  }
  const mends = (style) => ['auto', 'scroll'].includes(style)

  // What must be clicked is on the screen, and nothing lies on it. On a phone the hero board and
  // the hand of Labyrinthos are scrolled to; what is on offer there is named above.
  const scrolled = (element) =>
    matchMedia('(max-width: 559px), (max-height: 531px)').matches &&
    element.closest('.hero-box, .hand-box')
  // A long list of choices, and what gives way to it, is scrolled, too.
  const inList = (element) => {
    const list = element.closest('.prompt, .prompt-box, .bids')
    return list && (list.scrollWidth > list.clientWidth || list.scrollHeight > list.clientHeight)
  }
  // But a hero board is seen whole wherever it is not scrolled to.
  const hero = document.querySelector('.hero-box')
  if (hero && !scrolled(hero) && hero.scrollHeight > hero.clientHeight + 3)
    found.push(`the hero board is cut: ${hero.clientHeight} of ${hero.scrollHeight}`)
  // The table of the card game has no edge: an arrow leads to what lies beyond its window.
  const isBeyond = (target, x, y) => {
    const edge = target.closest('div.maze')?.getBoundingClientRect()
    if (!edge) return false
    const sides = [
      ...(x < edge.left ? ['left'] : []),
      ...(x > edge.right ? ['right'] : []),
      ...(y < edge.top ? ['top'] : []),
      ...(y > edge.bottom ? ['bottom'] : []),
    ]
    for (const side of sides) {
      const arrow = document.querySelector(`[data-beyond=${side}]`)
      if (!arrow) found.push(`nothing leads to ${nameOf(target)} (${side})`)
      else {
        const { x, y, width, height } = boxOf(arrow)
        if (!arrow.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
          found.push(`covered: ${nameOf(arrow)}`)
      }
    }
    return sides.length > 0
  }
  for (const target of document.querySelectorAll('.board [data-target=on], .board [data-action]')) {
    if (scrolled(target) || !isShown(target)) continue
    const { x, y, width, height } = boxOf(target)
    const [left, top] = [x + width / 2, y + height / 2]
    if (inList(target) || isBeyond(target, left, top)) continue
    const hit = document.elementFromPoint(left, top)
    if (!hit) found.push(`off the screen: ${nameOf(target)}`)
    else if (!target.contains(hit) && !hit.closest('[data-target=on], [data-beyond], .zooms'))
      found.push(`covered: ${nameOf(target)} by ${nameOf(hit)} (${hit.getAttribute('class')})`)
  }

  // The parts of the table, and all buttons, stand beside each other, as far as they are seen.
  const seenOf = (element) => {
    let { left, top, right, bottom } = boxOf(element)
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up)
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
      const outer = boxOf(up)
      left = Math.max(left, outer.left)
      top = Math.max(top, outer.top)
      right = Math.min(right, outer.right)
      bottom = Math.min(bottom, outer.bottom)
    }
    return { left, top, right, bottom }
  }
  // A seat is a button as a whole; the name in it leads elsewhere.
  const isNamed = (one, other) =>
    [one, other].some((each) => each.matches('.chip')) &&
    one.closest('[data-seat]') === other.closest('[data-seat]')
  const apart = (elements) => {
    const boxes = elements.filter(isShown).map((element) => [element, seenOf(element)])
    for (const [i, [one, a]] of boxes.entries())
      for (const [other, b] of boxes.slice(i + 1)) {
        if (one.contains(other) || other.contains(one) || isNamed(one, other)) continue
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 2 && along > 2) found.push(`${nameOf(one)} over ${nameOf(other)}`)
      }
  }
  const main = document.querySelector('main')
  apart([
    document.querySelector(board),
    ...document.querySelectorAll(
      'header .inside > *, aside > .head > *, aside > .foot > *, .rest, .rack, .tray',
    ),
  ])
  // Cards of a hand may be fanned out; on a phone what is asked lies above what is scrolled.
  const isAsked = (element) => element.closest('.choosing')
  const buttons = [...main.querySelectorAll('button:not(.card-button)')]
  apart(buttons.filter((one) => !isAsked(one)))
  apart(buttons.filter(isAsked))

  // What a player did in the last turn stands beside what the seat has.
  for (const done of main.querySelectorAll('[data-seat] .signs')) {
    const seat = done.closest('[data-seat]')
    const has = [...seat.querySelectorAll('.own svg, .own span, .own b')]
    apart([done, ...has.filter((one) => !one.querySelector('svg, span, b') && one !== done)])
  }

  // Words are whole, and whole words are seen: unless there is a scrollbar, or dots say so.
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!node.data.trim() || element.closest('svg, option')) continue
    if (!isShown(element) || isUnseen(element)) continue
    for (const word of node.data.matchAll(/\\S+/g)) {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1)
      if (!rects.length) continue
      if (!/[-–—\\u00ad]/.test(word[0]) && rects.some((rect) => rect.top > rects[0].bottom - 2))
        found.push(`broken: ${word[0]}`)
      for (let up = element; up && up !== document.body; up = up.parentElement) {
        const style = getComputedStyle(up)
        if (style.textOverflow === 'ellipsis') break
        if (mends(style.overflowX) || mends(style.overflowY)) break
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const outer = boxOf(up)
        const cut = rects.some(
          (rect) => rect.right > outer.right + 1.5 || rect.bottom > outer.bottom + 4,
        )
        if (cut) found.push(`cut: ${word[0]}`)
      }
    }
  }

  // The names of columns and rows can be read.
  for (const text of main.querySelectorAll('[data-coordinates] text')) {
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a
    if (size < least) found.push(`${text.textContent} is ${size.toFixed(1)} px at the board's rim`)
  }

  // What a finger touches is large enough: all that counts on the smallest of phones.
  if (!whole) found = found.filter((one) => one.startsWith('broken'))
  if (root.scrollWidth > wide) found.push('wider than the screen')
  if (fingers) found.push(...tooSmall(fingers))
  const { width, height } = boxOf(document.querySelector(board))
  return { found: [...new Set(found)], width, height }
}"""
)
"""What is wrong with the table on this screen, and how large its board is."""
FINGER = 40
LETTERS = 12.9
"""Pixels, as drawn: 13."""
SETTLED = """() => new Promise((go, fail) => {
  // What a click has scrolled to is scrolled back: the table is seen whole without scrolling.
  for (const one of document.querySelectorAll('#app, main, .board, .board *')) one.scrollTo(0, 0)
  const parts = 'main, main > *, aside > *, main button, main svg, .board [data-target]'
  const places = () => [...document.querySelectorAll(parts)].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return `${part.tagName}.${part.getAttribute('class')} ${[x, y, width, height].join()}`
  })
  let [before, still] = [[], 0]
  const end = performance.now() + 30_000
  const look = () => {
    const now = places()
    const moved = now.filter((place, i) => place !== before[i])
    still = moved.length || now.length !== before.length ? 0 : still + 1
    before = now
    if (still === 6) go()
    else if (performance.now() > end) fail(new Error(`it moves on and on: ${moved.slice(0, 4)}`))
    else requestAnimationFrame(look)
  }
  look()
})"""
"""When nothing has moved for some frames: sizes have been measured and drawn again, cards have
flown and tables have slid."""


def look(
    page: Page,
    game: str,
    width: int,
    height: int,
    theme: Theme,
    *,
    playing: bool = True,
    whole: bool = True,
) -> set[str]:
    """What is wrong at a size, with the size and the theme in front."""
    page.mouse.move(0, 0)  # What is pointed at shows more, and may move what is beside it.
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme=theme)
    page.wait_for_function(SHOWS, arg=theme)
    fingers = FINGER if min(width, height) < 500 else 0
    page.evaluate(SETTLED)
    seen: dict[str, Any] = page.evaluate(LOOK, [f".board {BOARDS[game]}", fingers, whole, LETTERS])
    found: list[str] = seen["found"]
    if playing:
        found += too_little(game, width, height, seen["width"], seen["height"])
    return {f"{width}x{height}, {theme}: {one}" for one in found}


def too_little(game: str, width: int, height: int, wide: float, high: float) -> list[str]:
    """How much of the screen a board must have."""
    if width / height > 1.1:
        least = (LOW if height < 532 else WIDE) * height
        # Where it is nearly a square the rail leaves less.
        if width / height < 1.5:
            least = 0.42 * width
        return [] if high >= least else [f"the board is {high:.0f} of {height} high"]
    least = 0.93 * min(width, height - TRAY)
    if game == "labyrinthos" and width >= 560:
        # What is asked, the hero board and the hand are seen with it, in 14 rem.
        least = min(0.93 * width, 0.96 * (height - LABYRINTHOS))
    return [] if wide >= least else [f"the board is {wide:.0f} of {width} wide"]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_seen_whole_on_every_screen(people: Open, game: str) -> None:
    """A full table with the longest names: each kind of question, and the longest hand, on some
    screens, and the longest question of all on each of them; then looked back at, and learned. Each
    time in the other theme, so that both are seen on every screen."""
    page = people("/", locale="de-DE", **PHONE)
    table = Staged(game, find(game).players[-1], SEEDS[game])
    found: set[str] = set()
    asked = hardest(table.positions(ENTRIES[game]))
    table.show(asked[0])
    table.serve(page)
    page.goto(table.path)
    for n, position in enumerate(asked):
        table.show(position)
        page.locator(TARGETS).first.wait_for(state="attached")
        theme = THEMES[n % 2]
        for screen in (SCREENS[n % len(SCREENS)], SCREENS[(n + 4) % len(SCREENS)]):
            found |= look(page, game, *screen, theme)
        found |= look(page, game, *SMALLEST, theme, playing=False, whole=False)
    for n, screen in enumerate(SCREENS, 1):
        found |= look(page, game, *screen, THEMES[n % 2])
    # Bots have faces, also those that are nobody.
    bots = find(game).players[-1] - 2
    expect(page.locator("[data-seat] .face img")).to_have_count(bots)
    if game == "tiger-traps":
        expect(page.locator("[data-place] .face img")).to_have_count(bots)
        expect(page.locator(".own [data-place] .name")).to_have_text("Du")
    page.goto(f"{table.replay}?seat=-1&at=9")
    page.get_by_role("slider").wait_for()
    for n, screen in enumerate(OTHERS):
        found |= look(page, game, *screen, THEMES[n % 2], playing=False)
    page.goto(f"/learn/{game}")
    page.locator("[data-next]").wait_for()
    for n, screen in enumerate(OTHERS, 1):
        found |= look(page, game, *screen, THEMES[n % 2], playing=False)
    assert "\n".join(sorted(found)) == ""


def hardest(positions: list[Position]) -> list[Position]:
    """The position with the most to choose from of each kind of question, the longest hand, and
    last the one with the most of all."""
    most: dict[str, Position] = {}
    for one in positions:
        before = most.setdefault(one.asked, one)
        if len(one.update.legal) > len(before.update.legal):
            most[one.asked] = one
    hand = max(positions, key=lambda one: one.held)
    whole = max(positions, key=lambda one: (one.held, len(one.update.legal)))
    return [*most.values(), hand, whole]


CURVE = {
    "done": 1.0,
    "games": 40,
    "bot": "greedy",
    "points": [{"n": n, "chances": [0.5 + 0.04 * n, 0.5 - 0.04 * n]} for n in range(6)],
    "moments": [{"n": 3, "since": 1, "seat": 2, "before": 0.62, "after": 0.3}],
}
"""As the server tells who was ahead; the work of finding it out is tested elsewhere."""
ROWS = """() => [...document.querySelectorAll('.curve > *')].map((row) => {
  const { top, bottom } = row.getBoundingClientRect()
  return [top, bottom]
})"""
PAINTS = """() => {
  const paintOf = (element) => getComputedStyle(element).fill
  const pawn = (seat) => document.querySelector(`[data-seat='${seat}'] .own svg g[fill]`)
  const bands = [...document.querySelectorAll('.curve svg > path')]
  return bands.map((band, i) => [paintOf(band), paintOf(pawn(i + 1))])
}"""


CUT = """() => [...document.querySelectorAll('section ol .name')]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  .map(({ textContent }) => textContent)"""


def test_the_end_has_whole_names_and_a_chart_in_the_colours_of_the_pawns(
    people: Open, server: Server
) -> None:
    page = people()
    page.get_by_role("article").first.wait_for()
    httpx.patch(f"{server.url}/api/me", json={"name": LONGEST[0]}, cookies=who(page))
    key = short_table(page, server.url, "labyrinth", {}, ["me", "greedy"])
    page.route("**/curve*", lambda route: route.fulfill(json=CURVE))
    page.goto(f"/table/{key}")
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Who was ahead?").click()
    page.locator(".curve svg > path").first.wait_for()
    for width, height in ((1366, 768), (1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        rows: list[list[float]] = page.evaluate(ROWS)
        assert len(rows) > 4
        assert page.evaluate(CUT) == []
        assert all(above[1] <= below[0] for above, below in pairwise(rows))
    paints: list[list[str]] = page.evaluate(PAINTS)
    assert len(paints) == 2
    assert all(band == pawn for band, pawn in paints)


def test_a_list_of_full_tables_is_no_wider_than_a_phone(people: Open, server: Server) -> None:
    page = people("/", locale="de-DE", **PHONE)
    page.get_by_role("article").first.wait_for()
    short_table(page, server.url, "tiger-traps", {}, ["me", *["novice"] * 5])
    page.goto("/")
    page.locator("a[href^='/table/'] .status").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
