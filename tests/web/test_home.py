"""The home page: what is open, whose turn it is, who I am, what I have played."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect
from sqlalchemy import create_engine, select

from clew.benchmarks.made_data import copy_table
from clew.server.storage.schema import tables
from tests.server.harness import Server
from tests.web.conftest import Open
from tests.web.playing import TARGETS, click_on, short_table, wait_for_turn
from tests.web.test_tables import ready


def test_open_tables_come_and_go_by_themselves(people: Open, server: Server) -> None:
    host, guest = ready(people()), ready(people())
    key = short_table(host, server.url, "tiger-labyrinth", {}, ["me", "open"], public=True)
    link = guest.locator(f"a[href='/table/{key}']")
    expect(link).to_contain_text("waiting for players")
    host.goto(f"/table/{key}")
    host.get_by_role("button", name="Close the table").click()
    expect(link).to_have_count(0)


def test_my_games_say_whose_turn_it_is(people: Open, server: Server) -> None:
    page = ready(people())
    key = short_table(page, server.url, "labyrinth", {"start": 1}, ["me", "greedy"])
    mine = page.locator(f"a[href='/table/{key}']")
    expect(mine).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Clew · Five labyrinths, one thread")
    mine.click()
    expect(page.locator(".maze")).to_be_visible()


def test_back_and_forward_and_deep_links(people: Open, server: Server) -> None:
    page = ready(people())
    key = short_table(page, server.url, "labyrinth", {}, ["me", "greedy"])
    page.locator(f"a[href='/table/{key}']").click()
    expect(page.locator(".maze")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("article").first).to_be_visible()
    page.go_forward()
    expect(page.locator(".maze")).to_be_visible()
    page.goto(f"/replay/{key}?at=0")
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto("/table/there-is-none")
    expect(page.get_by_role("heading", name="A dead end")).to_be_visible()
    page.get_by_role("link", name="To the games").click()
    expect(page.get_by_role("article").first).to_be_visible()


def test_the_level_of_the_bots_is_kept(people: Open) -> None:
    page = ready(people())
    page.get_by_role("radio", name="Adept").check()
    page.reload()
    expect(page.get_by_role("radio", name="Adept")).to_be_checked()
    page.locator("[data-game=tiger-labyrinth]").get_by_role("button", name="Play now").click()
    expect(page.get_by_role("list", name="Players")).to_contain_text("Adept")


def test_bots_are_somebody(people: Open) -> None:
    """Before one plays one reads what they are like and how strong; then they greet."""
    page = ready(people())
    page.goto("/new/tiger-traps")
    page.get_by_role("radio", name="Bots").check()
    page.get_by_text("bluffs a little").click()
    expect(page.get_by_role("radio", name="Adept")).to_be_checked()
    expect(page.locator("label", has_text="bluffs, and never in a way")).to_contain_text("league")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator("[data-seat] .bubble svg")).to_have_attribute("aria-label", "Hello!")


def register(page: Page, login: str) -> list[str]:
    page.goto("/account")
    page.get_by_label("Sign-in name").fill(login)
    page.get_by_label("Password").fill("a thread of wool")
    page.locator("form").get_by_role("button", name="New account").click()
    codes = page.locator("dialog code")
    expect(codes).to_have_count(8)
    found = codes.all_inner_texts()
    page.get_by_role("button", name="I have them").click()
    return found


def test_an_account_from_a_guest_to_another_device(people: Open, server: Server) -> None:
    page, other = ready(people()), ready(people())
    key = short_table(page, server.url, "labyrinth", {}, ["me", "greedy"])
    codes = register(page, "ariadne-of-tests")
    expect(page.get_by_text("Signed in as ariadne-of-tests")).to_be_visible()
    guests = short_table(other, server.url, "labyrinth", {}, ["me", "greedy"])
    other.goto("/account")
    other.get_by_role("button", name="Sign in").click()
    other.get_by_label("Sign-in name").fill("Ariadne-of-Tests")
    other.get_by_label("Password").fill("not the right one")
    other.locator("form").get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("alert")).to_contain_text("is wrong")
    other.get_by_label("Password").fill("a thread of wool")
    other.locator("form").get_by_role("button", name="Sign in").click()
    expect(other.get_by_text("Signed in as ariadne-of-tests")).to_be_visible()
    other.goto("/")
    for table in (key, guests):
        expect(other.locator(f"a[href='/table/{table}']")).to_be_visible()
    other.goto("/account")
    other.get_by_role("button", name="Sign out").click()
    other.get_by_role("button", name="Forgot password?").click()
    other.get_by_label("Sign-in name").fill("ariadne-of-tests")
    other.get_by_label("Recovery code").fill(codes[3])
    other.get_by_label("New password").fill("another thread of wool")
    other.get_by_role("button", name="Set new password").click()
    expect(other.get_by_text("Signed in as ariadne-of-tests")).to_be_visible()


def test_my_data_is_given_out_and_deleted(people: Open) -> None:
    page = ready(people())
    page.goto("/account")
    name = page.get_by_label("Your name", exact=True)
    name.fill("Daedalus the Builder")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download it").click()
    assert json.loads(download.value.path().read_text())["name"] == "Daedalus the Builder"
    page.get_by_role("button", name="Delete me").click()
    page.locator("dialog").get_by_role("button", name="Delete me").click()
    expect(name).not_to_have_value("Daedalus the Builder")


def test_the_games_i_have_played(people: Open, server: Server) -> None:
    page = ready(people())
    key = short_table(page, server.url, "labyrinth", {}, ["me", "greedy"])
    page.goto(f"/table/{key}")
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Play again").wait_for()
    page.goto("/history")
    expect(page.get_by_text("one game, 0 won")).to_be_visible()
    page.get_by_role("link", name="place 2").click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_more_games_than_a_page_holds(people: Open, server: Server) -> None:
    page = ready(people())
    key = short_table(page, server.url, "labyrinth", {}, ["me", "greedy"])
    with create_engine(f"sqlite:///{server.data / 'clew.sqlite'}").begin() as connection:
        table = connection.execute(select(tables.c.id).where(tables.c.key == key)).scalar_one()
        copy_table(connection, table, 120, "over")
    page.goto("/history")
    games = page.locator("main li a")
    expect(games).to_have_count(100)
    expect(page.get_by_text("the latest 100 games, 0 won")).to_be_visible()
    page.get_by_role("button", name="Show earlier games").click()
    expect(games).to_have_count(120)
    expect(page.get_by_text("120 games, 0 won", exact=True)).to_be_visible()
    expect(page.locator("main li").nth(100)).to_be_focused()


NOTIFY = """() => {
  window.called = []
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(title, options) { window.called.push([title, options.tag]) }
  }
}"""


def test_the_browser_calls_when_it_is_my_turn(people: Open, server: Server) -> None:
    host, friend = ready(people()), ready(people())
    host.context.add_init_script(f"({NOTIFY})()")
    host.reload()
    host.get_by_role("button", name="Settings").click()
    group = host.get_by_role("group", name="Notify me when it is my turn")
    group.get_by_role("radio", name="On").check()
    options = {"start": 2}
    key = short_table(host, server.url, "labyrinth", options, ["me", "open"])
    for page in (host, friend):
        page.goto(f"/table/{key}")
    friend.get_by_role("button", name="Take the seat").click()
    host.get_by_role("button", name="Begin").click()
    host.locator(".maze").wait_for()
    host.evaluate("() => Object.defineProperty(document, 'hidden', { get: () => true })")
    for n in range(2):
        wait_for_turn(friend)
        click_on(friend, n)
    host.locator(TARGETS).first.wait_for()
    assert host.evaluate("() => window.called") == [["Your turn", key]]
    assert host.title().startswith("● Your turn")


def test_it_can_be_installed_and_opens_without_the_server(people: Open) -> None:
    page = ready(people("/", service_workers="allow"))
    manifest = page.request.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()
    ready(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    page.context.set_offline(False)
