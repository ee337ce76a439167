import { localizeSource } from '../config/check/localizedTexts/localizeSource';
import type { ResourceInput } from '../config/schema/resource';
import { fieldSchemas } from '../fields/core/schemas';

/** Returns a JSON declaration with its texts by language in the source language, as the check returns it. */
export const toSourceLanguage = (input: unknown): ResourceInput =>
  localizeSource({ file: '', input }, { fieldSchemas }).source.input as ResourceInput;
