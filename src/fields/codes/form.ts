import { optionsOf } from '../optionsOf';
import { inputTexts } from '../inputTexts';
import type { FormSide } from '../types';
import { codeProblem, heldCodes, toCodes, toWireCodes } from './codes';
import type { CodesFilled } from './schema';
import { bareCode } from './stored';

export default {
  toForm: (value, field) => toCodes(value, field),
  toWire: (value) => toWireCodes(value),
  emptyWire: [],
  // Whoever has the code has the key.
  kept: () => false,
  validate: (value, field) => {
    if (!Array.isArray(value)) return { message: inputTexts.noList };
    const codes = heldCodes(value);
    if (codes.length < value.length) return { message: inputTexts.noList };
    const { entry } = optionsOf<CodesFilled>(field);
    return codes.map((_, at) => codeProblem(codes, at, field, entry)).find((problem) => problem);
  },
  // The host counts those that were sent: empty inputs are none of them.
  inputAt: (_, path, value) => {
    const wanted = Number(path.split('.').find((part) => /^\d+$/.test(part)));
    const places = heldCodes(value).flatMap(({ code }, at) => (bareCode(code) === '' ? [] : [at]));
    const place = places[wanted];
    return place === undefined ? undefined : `${place}.code`;
  },
} satisfies FormSide;
