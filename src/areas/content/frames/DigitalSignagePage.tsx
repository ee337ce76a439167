import type { PageProps } from '../../../parts/types';
import { FramePage } from './FramePage';

const DigitalSignagePage = ({ config }: PageProps) => (
  <FramePage title="pages.digital_signage" src={config.links.digitalSignage} />
);
export default DigitalSignagePage;
