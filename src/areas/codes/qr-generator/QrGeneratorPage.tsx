import { Icon } from '../../../ui/Icon';
import { Page } from '../../../ui/Page';
import { CodesCard } from './CodesCard';
import { ButtonLink } from '../../../ui/ButtonLink';
import { texts } from './texts';
import './qrGenerator.css';

/** New codes for labels of assets and gateways (QRGEN-01..QRGEN-10). */
export default function QrGeneratorPage() {
  const back = (
    <ButtonLink
      variant="quiet"
      to="/admin/assets"
      aria-label={texts.back}
      title={texts.back}
      icon={<Icon name="arrow-left" size={18} />}
    />
  );
  return (
    <Page title={texts.title} before={back}>
      <p className="muted">{texts.text}</p>
      <div className="codes-cards">
        <CodesCard of="assets" max={500} icon="door-closed" />
        <CodesCard of="gateways" max={999} icon="router" />
      </div>
    </Page>
  );
}
