import type { PageExtensionProps } from '../../../extensions/types';
import { EmbeddedServicePage } from './EmbeddedServicePage';
import { embeddedServicesTexts } from './texts';

const CreateTicketPage = ({ config }: PageExtensionProps) => (
  <EmbeddedServicePage title={embeddedServicesTexts.create_ticket} src={config.links.createTicket} />
);
export default CreateTicketPage;
