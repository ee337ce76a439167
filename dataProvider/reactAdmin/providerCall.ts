import type { Identifier, RaRecord } from 'ra-core';
import { findProviderMethod, type ProviderMethod } from '../../src/config/dialects/providerMethod';
import type { DialectDates, Resource } from '../../src/config/types';
import { isPlainObject } from '../../src/lib/json';
import type { CallParams, DeclaredCall } from '../declaredCall';
import { toWireScope } from '../values/wireValues';
import { mergeBody } from '../jsonApi/requestBody';
import { getResource, type ResourceLookup } from '../jsonApi/jsonApiProvider';
import { encodeSegment } from '../http/path';
import { fillTemplate } from '../templates/fillTemplate';
import { unsupportedError } from '../dialects/refusal';
import { providerRefusalTexts } from './providerRefusalTexts';

type Members = Readonly<Record<string, unknown>>;

/** The methods of a provider that declared calls use; `data` and `restore` have the provider's format. */
interface CallMethods {
  resources: ResourceLookup;
  dates: DialectDates;
  getOne: (resource: Resource, id: Identifier, signal?: AbortSignal) => Promise<RaRecord>;
  create: (resource: Resource, data: Members) => Promise<CallOutcome>;
  update: (
    resource: Resource,
    id: Identifier,
    data: Members,
    previousRecord: Members,
  ) => Promise<CallOutcome>;
  restore: (resource: Resource, record: Members) => Members;
  /** Resolves to true if the host has only accepted the deletion. */
  delete: (resource: Resource, id: Identifier) => Promise<boolean>;
}

/** Record of a write, and whether the host has only accepted the request. */
interface CallOutcome {
  record: unknown;
  isAccepted: boolean;
}

/**
 * Creates the function for declared calls at a provider. A call to the record of the resource is the method of the provider
 * that does the same; other calls have no such method and are refused.
 */
export function createProviderCall(methods: CallMethods): DeclaredCall {
  return async (name, params) => {
    const resource = getResource(methods.resources, name);
    const { call, scope, signal, responseType } = params;
    const method = findProviderMethod(call, resource.api.declared.path);
    const isOwnHost = call.host === undefined || call.host === resource.api.host;
    if (method === undefined || !isOwnHost || responseType === 'blob')
      throw unsupportedError(providerRefusalTexts.call);
    if (method !== 'create') encodeSegment(scope.id);
    const { record: body, isAccepted } = await send(
      methods,
      { method, resource, id: scope.id as Identifier, data: buildData(params, resource, methods.dates) },
      signal,
    );
    return { data: { status: isAccepted ? 202 : 200, body, ...(isAccepted && { isPending: true }) } };
  };
}

interface MethodCall {
  method: ProviderMethod;
  resource: Resource;
  id: Identifier;
  data: Members;
}

async function send(
  { getOne, create, update, restore, delete: remove }: CallMethods,
  { method, resource, id, data }: MethodCall,
  signal?: AbortSignal,
): Promise<CallOutcome> {
  if (method === 'create') return create(resource, data);
  if (method === 'getOne') return { record: await getOne(resource, id, signal), isAccepted: false };
  if (method === 'delete') return { record: undefined, isAccepted: await remove(resource, id) };
  const record = await getOne(resource, id);
  return update(resource, id, { ...restore(resource, record), ...data }, record);
}

/** Fills the body of a call, with dates in the provider's format. */
function buildData(
  { call, scope, bodyOverrides }: CallParams,
  resource: Resource,
  dates: DialectDates,
): Members {
  if (call.body === undefined) return {};
  const wireScope = toWireScope(scope, resource, dates);
  const body = fillTemplate(call.body, wireScope);
  const merged = bodyOverrides === undefined ? body : mergeBody(body, fillTemplate(bodyOverrides, wireScope));
  if (!isPlainObject(merged)) throw unsupportedError(providerRefusalTexts.call);
  return merged;
}
