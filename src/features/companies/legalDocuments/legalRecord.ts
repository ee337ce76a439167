import { isPlainObject } from '../../../lib/json';

/** Document of the record: base64 and the original file name. */
export interface LegalFile {
  name: string;
  content: string;
}

/** Parsed legal documents of a company. */
export interface LegalRecord {
  id: string;
  privacy_policy: LegalFile | null;
  terms_of_service: LegalFile | null;
  enabled: boolean;
  isDefault: boolean;
}

/** Body of a save: file contents as base64. */
export interface LegalBody {
  privacy_policy: string;
  privacy_policy_name: string;
  terms_of_service: string;
  terms_of_service_name: string;
  enabled: boolean;
}

/** Body of a delete. */
export const DELETE_BODY = {
  privacy_policy: '',
  privacy_policy_name: '',
  terms_of_service: '',
  terms_of_service_name: '',
  enabled: true,
} as const;

/** Returns the first record of the list; undefined if there is none. Never throws. */
export function parseLegalRecord(data: unknown): LegalRecord | undefined {
  const list: readonly unknown[] = Array.isArray(data) ? data : [data];
  const row = list.find(isPlainObject);
  if (!row || Object.keys(row).length === 0) return undefined;
  return {
    id: typeof row.id === 'string' || typeof row.id === 'number' ? String(row.id) : '',
    privacy_policy: toLegalFile(row.privacy_policy, row.privacy_policy_name),
    terms_of_service: toLegalFile(row.terms_of_service, row.terms_of_service_name),
    // Defaults: false and true.
    enabled: row.enabled === true,
    isDefault: row.is_default !== false,
  };
}

function toLegalFile(content: unknown, name: unknown): LegalFile | null {
  if (typeof content !== 'string' || content === '') return null;
  return { content, name: typeof name === 'string' && name !== '' ? name : 'documento' };
}

/** Builds the body that saves these files. */
export const buildLegalBody = (
  files: Readonly<Record<'privacy_policy' | 'terms_of_service', LegalFile | null>>,
  enabled: boolean,
): LegalBody => ({
  privacy_policy: files.privacy_policy?.content ?? '',
  privacy_policy_name: files.privacy_policy?.name ?? '',
  terms_of_service: files.terms_of_service?.content ?? '',
  terms_of_service_name: files.terms_of_service?.name ?? '',
  enabled,
});
