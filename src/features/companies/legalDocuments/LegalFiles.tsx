import { Icon } from '../../../ui/icon/Icon';
import type { LegalRecord } from './legalRecord';
import { globalTexts } from '../../../i18n/messages/global';
import { legalDocumentsTexts } from './texts';

/** Disabled content: the existing files, read only. */
export function LegalFiles({ record }: { record: LegalRecord }) {
  return (
    <dl className="detail-fields legal-files">
      {(['terms_of_service', 'privacy_policy'] as const).map((name) => (
        <div key={name} className="detail-field">
          <dt>{legalDocumentsTexts[name]}</dt>
          <dd>
            <Icon name="file-text" size={16} />
            <span>{` ${record[name]?.name ?? globalTexts.not_reported}`}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
