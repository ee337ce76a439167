import { expect, it } from 'vitest';
import { findSpreadsheetError } from './spreadsheetError';

it.each([
  '#¡REF!',
  '#REF!',
  '#N/D',
  '#N/A',
  '#¿NOMBRE?',
  '#NAME?',
  '#¡DIV/0!',
  ' #¡VALOR! ',
  '########',
  'Err:502',
])('«%s» is an error of a formula', (cell) => expect(findSpreadsheetError(cell)).toBe('formulaError'));

it.each(['8,93407E+19', '8.93407E+19', '1E+20', '-2,5E-07', '8,9e+019'])('«%s» has lost digits', (cell) =>
  expect(findSpreadsheetError(cell)).toBe('roundedNumber'),
);

it.each([
  '',
  '1E5',
  'E+20',
  '12E+20',
  '#1',
  '# 3',
  '#AABBCC',
  'Error: 502',
  'n.º 1E+2',
  '89340700000000000001',
])('«%s» is what somebody wrote', (cell) => expect(findSpreadsheetError(cell)).toBeUndefined());
