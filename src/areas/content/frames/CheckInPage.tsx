import type { PageProps } from '../../../parts/types';
import { FramePage } from './FramePage';
import { texts } from './texts';

const CheckInPage = ({ config }: PageProps) => (
  <FramePage title={texts.check_in} src={config.links.checkIn} />
);
export default CheckInPage;
