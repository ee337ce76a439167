import type { DataProvider } from 'ra-core';
import { ApiError, UNKNOWN_ERROR } from '../http/apiError';
import type { RequestFunction } from '../http/request';
import { createHostFetch, createHttpClient } from './hostFetch';
import { overlayProviders } from './overlayProviders';
import { unsupportedError } from '../dialects/refusal';
import type { ProviderModule } from './providerModule';
import { interpolateText } from '../../src/i18n/interpolateText';
import { providerRefusalTexts } from './providerRefusalTexts';

/** Loads the module of a host and creates its data provider. Rejects with an `ApiError` if this console has no such module.
 * `onAccepted` is called for each response with 202. */
export async function loadProvider(
  name: string,
  request: RequestFunction,
  url: string,
  onAccepted: () => void,
): Promise<DataProvider> {
  const load = Object.hasOwn(overlayProviders, name) ? overlayProviders[name] : undefined;
  if (!load)
    throw new ApiError(UNKNOWN_ERROR, { message: interpolateText(providerRefusalTexts.noModule, { name }) });
  const exported = (await load()).default as ProviderModule;
  const hostFetch = createHostFetch(request, url, onAccepted);
  const provider = await (typeof exported === 'function'
    ? exported({ url, fetch: hostFetch, httpClient: createHttpClient(hostFetch) })
    : exported);
  return refuseMissingMethods(provider);
}

/** Returns a provider whose missing methods reject, instead of failing as an error of the code. */
const refuseMissingMethods = (provider: DataProvider): DataProvider =>
  new Proxy(provider, {
    get: (target, name, receiver) =>
      (Reflect.get(target, name, receiver) as unknown) ??
      (isMethod(name)
        ? () => Promise.reject(unsupportedError(providerRefusalTexts.methods[name]))
        : undefined),
  });

/** True for a method that the console calls. */
const isMethod = (name: string | symbol): name is keyof typeof providerRefusalTexts.methods =>
  Object.hasOwn(providerRefusalTexts.methods, name);
