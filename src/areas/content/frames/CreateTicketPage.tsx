import type { PageProps } from '../../../parts/types';
import { FramePage } from './FramePage';
import { texts } from './texts';

const CreateTicketPage = ({ config }: PageProps) => (
  <FramePage title={texts.create_ticket} src={config.links.createTicket} />
);
export default CreateTicketPage;
