import { useText } from '../../../i18n/useText';
import { Icon } from '../../../ui/Icon';
import { Page } from '../../../ui/Page';
import { CodesCard } from './CodesCard';
import { ButtonLink } from '../../../ui/ButtonLink';
import './qrGenerator.css';

/** New codes for labels of assets and gateways (QRGEN-01..QRGEN-10). */
export default function QrGeneratorPage() {
  const t = useText();
  const back = (
    <ButtonLink
      variant="quiet"
      to="/admin/assets"
      aria-label={t('qr_generator.back')}
      title={t('qr_generator.back')}
      icon={<Icon name="arrow-left" size={18} />}
    />
  );
  return (
    <Page title={t('qr_generator.title')} before={back}>
      <p className="muted">{t('qr_generator.text')}</p>
      <div className="codes-cards">
        <CodesCard of="assets" max={500} icon="door-closed" />
        <CodesCard of="gateways" max={999} icon="router" />
      </div>
    </Page>
  );
}
