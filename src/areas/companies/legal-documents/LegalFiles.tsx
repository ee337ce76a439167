import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/Icon';
import type { LegalRecord } from './legalRecord';

/** The disabled content: which files there are, read only (CLIENT-46). */
export function LegalFiles({ record }: { record: LegalRecord }) {
  const t = useText();
  return (
    <dl className="detail-fields legal-files">
      {(['terms_of_service', 'privacy_policy'] as const).map((name) => (
        <div key={name} className="detail-field">
          <dt>{t(`legal_tab.${name}`)}</dt>
          <dd>
            <Icon name="file-text" size={16} /> {record[name]?.name ?? t('not_reported')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
