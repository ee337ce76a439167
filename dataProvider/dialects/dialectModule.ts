import type { WireFormat } from '../jsonApi/wireFormat';
import { ApiError, UNKNOWN_ERROR } from '../http/apiError';
import { overlayDialects } from './overlayDialects';
import { interpolateText } from '../../src/i18n/interpolateText';
import { responseTexts } from './responseTexts';

/**
 * Default export of a module in the folder `dialects` of an overlay: functions that replace those of the dialect of its host, or
 * a function that gets those of the dialect and returns the replacements.
 */
export type DialectModule = Partial<WireFormat> | ((format: WireFormat) => Partial<WireFormat>);

/** Types the default export of a module in the folder `dialects` of an overlay. */
export const defineDialect = <Module extends DialectModule>(module: Module): Module => module;

/** Loads a module. Rejects with an `ApiError` if this console has no such module. */
export async function loadDialectModule(name: string): Promise<DialectModule> {
  const load = Object.hasOwn(overlayDialects, name) ? overlayDialects[name] : undefined;
  if (!load)
    throw new ApiError(UNKNOWN_ERROR, { message: interpolateText(responseTexts.noDialectModule, { name }) });
  return (await load()).default as DialectModule;
}

/** Returns a wire format with the functions of a module in place of its own. */
export const applyDialectModule = (format: WireFormat, module: DialectModule): WireFormat => ({
  ...format,
  ...(typeof module === 'function' ? module(format) : module),
});
