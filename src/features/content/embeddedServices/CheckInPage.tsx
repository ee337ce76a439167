import type { PageExtensionProps } from '../../../extensions/types';
import { EmbeddedServicePage } from './EmbeddedServicePage';
import { embeddedServicesTexts } from './texts';

const CheckInPage = ({ config }: PageExtensionProps) => (
  <EmbeddedServicePage title={embeddedServicesTexts.check_in} src={config.links.checkIn} />
);
export default CheckInPage;
