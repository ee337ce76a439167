/** Parts of reading a response that few hosts need; they load with the first such response. */
export { decodeCharset } from './decodeCharset';
export { parseExactJson } from './parseExactJson';
