// Compiles modules with the Python of Pyodide, and has it answer what never changes.
// Run by building/site.py: node compile.js FOLDER ANSWERS LIBRARY
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { loadPyodide } from 'pyodide'

const [folder, answers, library] = process.argv.slice(2)
const pyodide = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'))

// Not where in Pyodide, which is one long line, but what Python says.
process.on('uncaughtException', (error) => {
    console.error(error.message)
    process.exit(1)
})

if (!existsSync(library)) await compileLibrary()
const python = await loadPyodide({ stdLibURL: library })
python.FS.mkdirTree('/stage')
python.mountNodeFS('/stage', folder)
const text = python.runPython(`
import py_compile, sys
from pathlib import Path

# A module lies there as bytecode alone, where its source would be. What is written about Clew's
# types stands in the schemas that the page reads; of the libraries nobody reads it.
for path in sorted(Path("/stage").rglob("*.py")):
    module = path.relative_to("/stage")
    py_compile.compile(
        str(path), str(path.with_suffix(".pyc")), str(module), doraise=True,
        optimize=0 if module.parts[0] == "clew" else 2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    path.unlink()

sys.path.insert(0, "/stage")
sys.dont_write_bytecode = True
from urllib.parse import urlencode
import msgspec
from clew.alone.house import House
from clew.alone.requests import always_the_same, answer

tables = House("", "").tables
found = {}
for request, given in always_the_same():
    address = request.split()[1].format(**given)
    query = {name: value for name, value in given.items() if f"{{{name}}}" not in request}
    address += "?" + urlencode(query) if query else ""
    found[address] = answer(tables, request, given, None)
msgspec.json.encode(found).decode()
`)
writeFileSync(answers, text)

/** The standard library as bytecode: it starts sooner. What a page never needs is left out. */
async function compileLibrary() {
    const python = await loadPyodide()
    python.FS.writeFile('/library.zip', readFileSync(join(pyodide, 'python_stdlib.zip')))
    python.runPython(`
import importlib._bootstrap_external as loader, importlib.util, zipfile

LEFT_OUT = """__hello__ __phello__ _ast_unparse _pydatetime _pyio _pyrepl antigravity argparse
asyncio/__main__ asyncio/proactor_events asyncio/tools asyncio/windows_events asyncio/windows_utils bdb
cProfile cmd code colorsys compileall concurrent/futures/process concurrent/interpreters configparser csv
ctypes curses dbm difflib doctest email/mime ensurepip filecmp fileinput ftplib getopt getpass html
http/cookiejar http/cookies http/server idlelib imaplib json/tool lib2to3 logging/config
logging/handlers mailbox mailcap modulefinder multiprocessing netrc nntplib optparse pdb pickletools
plistlib poplib pprint profile pstats pty pyclbr pydoc pydoc_data pyodide/console rlcompleter runpy sched
shelve smtplib socketserver sqlite3 symtable sysconfig/__main__ tabnanny telnetlib test this timeit tkinter
trace tty turtle turtledemo unittest urllib/robotparser venv wave webbrowser wsgiref xml xmlrpc zipapp""".split()
CODINGS = "__init__ aliases ascii cp437 idna latin_1 punycode unicode_escape utf_16 utf_32 utf_8".split()

def is_needed(name):
    module = name.removesuffix(".py")
    if module.startswith("encodings/"):
        return module.removeprefix("encodings/") in CODINGS
    return not any(module == out or module.startswith(f"{out}/") for out in LEFT_OUT)

with zipfile.ZipFile("/library.zip") as whole, zipfile.ZipFile(
    "/compiled.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9
) as packed:
    for name in sorted(whole.namelist()):
        if name.endswith("/") or not is_needed(name):
            continue
        content = whole.read(name)
        if name.endswith(".py"):
            code = compile(content, name, "exec", dont_inherit=True, optimize=2)
            hash_ = importlib.util.source_hash(content)
            content = loader._code_to_hash_pyc(code, hash_, checked=False)
            name = name.removesuffix(".py") + ".pyc"
        info = zipfile.ZipInfo(name, (2000, 1, 1, 0, 0, 0))
        info.compress_type = zipfile.ZIP_DEFLATED
        packed.writestr(info, bytes(content))
`)
    writeFileSync(library, python.FS.readFile('/compiled.zip'))
}
