import type { PageProps } from '../registry';
import { FramePage } from './FramePage';

const CheckInPage = ({ config }: PageProps) => (
  <FramePage title="pages.check_in" src={config.links.checkIn} />
);
export default CheckInPage;
