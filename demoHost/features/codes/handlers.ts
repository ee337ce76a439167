import { z } from 'zod';
import { ok } from '../../server/call';
import type { Call, Handler } from '../../server/call';
import { HostError } from '../../server/responses/hostError';

const countText = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);

/** Parses the requested number of labels; throws 400. */
function readCount({ params }: Call, max: number): number {
  const parsedCount = countText.safeParse(params['count']);
  if (parsedCount.success && parsedCount.data >= 1 && parsedCount.data <= max) return parsedCount.data;
  throw new HostError(400, {
    code: 'count_not_valid',
    detail: `La cantidad debe ser un número entre 1 y ${max}.`,
  });
}

/** Creates labels that are unused and were never issued before. */
function createLabelHandler(
  letter: 'D' | 'Q',
  max: number,
  isTaken: (call: Call, code: string) => Promise<boolean>,
): Handler {
  return async (call) => {
    const count = readCount(call, max);
    const data: { qr: string }[] = [];
    while (data.length < count) {
      const qr = nthLabel(letter, await call.store.nextLabelNumber());
      if (!(await isTaken(call, qr))) data.push({ qr });
    }
    return ok({ data });
  };
}

/** Handlers: labels for assets (at most 500) and for gateways (at most 999). */
export const labelHandlers = {
  generateAssetCodes: createLabelHandler(
    'D',
    500,
    async ({ store }, code) => (await store.find('assets', { id: code })) !== undefined,
  ),
  generateGatewayCodes: createLabelHandler(
    'Q',
    999,
    async ({ store }, code) => (await store.find('gateways', { qr_code: code })) !== undefined,
  ),
};

/** Characters after the letter of a label. */
const LABEL_LENGTH = 11;

const LABEL_COUNT = 36n ** BigInt(LABEL_LENGTH);

/** Coprime to 36, so that every number gives a different code. */
const LABEL_STEP = 98_765_432_109_876_543n;

/** Returns the nth label ever issued with this letter. Labels are unique, and consecutive ones look unrelated. */
export const nthLabel = (letter: 'D' | 'Q', n: number): string =>
  letter + ((BigInt(n) * LABEL_STEP) % LABEL_COUNT).toString(36).toUpperCase().padStart(LABEL_LENGTH, '0');
