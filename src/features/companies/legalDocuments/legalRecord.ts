import { isPlainObject } from '../../../lib/json';

/** A document of the record: base64 and the name it was sent with. */
export interface LegalFile {
  name: string;
  content: string;
}

/** The legal documents of a company, read (CLIENT-44). */
export interface LegalRecord {
  id: string;
  privacy_policy: LegalFile | null;
  terms_of_service: LegalFile | null;
  enabled: boolean;
  isDefault: boolean;
}

/** Body of a save: file contents as base64 (CLIENT-60). */
export interface LegalBody {
  privacy_policy: string;
  privacy_policy_name: string;
  terms_of_service: string;
  terms_of_service_name: string;
  enabled: boolean;
}

/** What a delete sends (CLIENT-57). */
export const DELETE_BODY = {
  privacy_policy: '',
  privacy_policy_name: '',
  terms_of_service: '',
  terms_of_service_name: '',
  enabled: true,
} as const;

/** The first record of the list; undefined where there is none (CLIENT-48). Total. */
export function parseLegalRecord(data: unknown): LegalRecord | undefined {
  const list: readonly unknown[] = Array.isArray(data) ? data : [data];
  const row = list.find(isPlainObject);
  if (!row || Object.keys(row).length === 0) return undefined;
  return {
    id: typeof row.id === 'string' || typeof row.id === 'number' ? String(row.id) : '',
    privacy_policy: toLegalFile(row.privacy_policy, row.privacy_policy_name),
    terms_of_service: toLegalFile(row.terms_of_service, row.terms_of_service_name),
    // CLIENT-44: false and true by default.
    enabled: row.enabled === true,
    isDefault: row.is_default !== false,
  };
}

function toLegalFile(content: unknown, name: unknown): LegalFile | null {
  if (typeof content !== 'string' || content === '') return null;
  return { content, name: typeof name === 'string' && name !== '' ? name : 'documento' };
}

/** The body that saves these files. */
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
