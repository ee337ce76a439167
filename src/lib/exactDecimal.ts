/** Significant digits and exponent of a number: `12.50` and `1.25e1` are the same. */
function normalise(number: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(number) ?? [];
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  const power = Number(exponent) - fraction.length + digits.length - significant.length;
  return significant === '' ? '0' : `${sign === '-' ? sign : ''}${significant}e${power}`;
}

/** True if a JavaScript number holds a decimal number to its last digit; false beyond 2^53 and for many decimals. */
export const isExactDecimal = (number: string): boolean =>
  normalise(String(Number(number))) === normalise(number);
