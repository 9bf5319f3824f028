// The calculator of docs/scale.md. What follows from what stands in scale.py, as formulas.
function calculate(formulas, values) {
  const known = { ...values };
  for (const [name, formula] of formulas) {
    known[name] = new Function(...Object.keys(known), `return ${formula}`)(...Object.values(known));
  }
  return known;
}

function setUp(page, formulas, measured) {
  const inputs = [...page.querySelectorAll("input")];
  const show = () => {
    const chosen = Object.fromEntries(inputs.map((one) => [one.name, Number(one.value) || 0]));
    const found = calculate(formulas, { ...measured, ...chosen });
    for (const output of page.querySelectorAll("output")) {
      output.value = found[output.name].toLocaleString("en", { maximumSignificantDigits: 3 });
    }
  };
  inputs.forEach((one) => one.addEventListener("input", show));
  show();
}
