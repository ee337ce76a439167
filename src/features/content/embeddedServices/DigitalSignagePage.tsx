import type { PageExtensionProps } from '../../../extensions/types';
import { EmbeddedServicePage } from './EmbeddedServicePage';
import { embeddedServicesTexts } from './texts';

const DigitalSignagePage = ({ config }: PageExtensionProps) => (
  <EmbeddedServicePage title={embeddedServicesTexts.digital_signage} src={config.links.digitalSignage} />
);
export default DigitalSignagePage;
