import type { FormInput } from '../schema/form';
import type { ScanBatch } from '../types';
import { normaliseAccess } from './access';
import { normaliseCall } from './outcome';

/** Fills the batch of a create form. Its dialog calls it, so that the first page does not load it. */
export const normaliseScanBatch = (
  { label, scan, checks = [] }: NonNullable<FormInput['batch']>,
  host: string,
): ScanBatch => ({
  label: label ?? null,
  scan,
  checks: checks.map(({ access, call, notFound, refuse = [] }) => ({
    access: normaliseAccess(access),
    call: normaliseCall(call, host),
    notFoundText: notFound ?? null,
    refusals: refuse.map(({ has = {}, lacks = {}, text }) => ({ has, lacks, text })),
  })),
});
