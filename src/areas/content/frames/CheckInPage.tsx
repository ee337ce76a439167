import type { PageProps } from '../../../parts/types';
import { FramePage } from './FramePage';

const CheckInPage = ({ config }: PageProps) => (
  <FramePage title="pages.check_in" src={config.links.checkIn} />
);
export default CheckInPage;
