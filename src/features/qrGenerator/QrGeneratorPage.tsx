import { Icon } from '../../ui/icon/Icon';
import { Page } from '../../ui/page/Page';
import { CodesCard } from './CodesCard';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { qrGeneratorTexts } from './texts';
import './qrGenerator.css';

/** New codes for labels of assets and gateways. */
export default function QrGeneratorPage() {
  const back = (
    <ButtonLink
      variant="quiet"
      to="/admin/assets"
      aria-label={qrGeneratorTexts.back}
      title={qrGeneratorTexts.back}
      icon={<Icon name="arrow-left" size={18} />}
    />
  );
  return (
    <Page title={qrGeneratorTexts.title} leading={back}>
      <p className="muted">{qrGeneratorTexts.text}</p>
      <div className="codes-cards">
        <CodesCard kind="assets" maxCount={500} icon="door-closed" />
        <CodesCard kind="gateways" maxCount={999} icon="router" />
      </div>
    </Page>
  );
}
