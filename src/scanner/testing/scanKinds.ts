/** A code as on labels. */
export const SCANNED_CODE = 'D9MXG5E00001';

/** Twelve kinds of keyboard scanner input that all mean the same code, as keys (`typeKeys`). */
export const scanKinds: readonly (readonly [kind: string, keys: string])[] = [
  ['Enter at the end', `${SCANNED_CODE}{Enter}`],
  ['Tab at the end', `${SCANNED_CODE}{Tab}`],
  ['two Enter at the end', `${SCANNED_CODE}{Enter}{Enter}`],
  ['Enter at the start, too', `{Enter}${SCANNED_CODE}{Enter}`],
  ['nothing at the end', SCANNED_CODE],
  ['an address with "="', `https://codes.example.com/?q=${SCANNED_CODE}{Enter}`],
  ['a name with "="', `did = ${SCANNED_CODE}{Enter}`],
  ['blanks between groups', 'D9MX G5E0 0001{Enter}'],
  ['the name of the symbol before it', `]Q1${SCANNED_CODE}{Enter}`],
  ['US keys on a Spanish computer', `httpsÑ--codes.example.com-_q¡${SCANNED_CODE}{Enter}`],
  ['Spanish keys on a US computer', `https>&&codes.example.com&_q)${SCANNED_CODE}{Enter}`],
  ['another code right before it', `D9MXG5E00009{Enter}{pause}${SCANNED_CODE}{Enter}`],
];
