import { optionsOf } from '../core/optionsOf';
import { inputTexts } from '../inputs/texts';
import type { FormBehaviour } from '../core/types';
import { checkCode, readFormCodes, toFormCodes, toWireCodes } from './formCodes';
import type { ResolvedCodesOptions } from './schema';
import { normaliseCode } from './readCodes';

export default {
  accepts: (value) => Array.isArray(value),
  toForm: (value, field) => toFormCodes(value, field),
  toWire: (value) => toWireCodes(value),
  emptyWireValue: [],
  // A code is as good as a key, so drafts do not store it.
  draftable: () => false,
  validate: (value, field) => {
    if (!Array.isArray(value)) return { message: inputTexts.notAList };
    const codes = readFormCodes(value);
    if (codes.length < value.length) return { message: inputTexts.notAList };
    const { entry } = optionsOf<ResolvedCodesOptions>(field);
    return codes.map((_, index) => checkCode(codes, index, field, entry)).find((problem) => problem);
  },
  // The host counts only the codes that were sent, so skip empty inputs.
  findInputPath: (_, path, value) => {
    const sentIndex = Number(path.split('.').find((part) => /^\d+$/.test(part)));
    const filledIndexes = readFormCodes(value).flatMap(({ code }, index) =>
      normaliseCode(code) === '' ? [] : [index],
    );
    const inputIndex = filledIndexes[sentIndex];
    return inputIndex === undefined ? undefined : `${inputIndex}.code`;
  },
} satisfies FormBehaviour;
