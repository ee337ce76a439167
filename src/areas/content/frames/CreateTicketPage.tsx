import type { PageProps } from '../../../parts/types';
import { FramePage } from './FramePage';

const CreateTicketPage = ({ config }: PageProps) => (
  <FramePage title="pages.create_ticket" src={config.links.createTicket} />
);
export default CreateTicketPage;
