import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import AdminApp, { firstRead, type AdminAppProps } from './AdminApp';
import { writeEncodedAddress } from './canonicalAddress';
import { draw, type Undraw } from './draw';

/**
 * How often a second React lets the browser in while it draws: every 30 ms. Its own 5 ms cost a slow machine a fifth of what
 * drawing takes; what one types waits for less than two frames, and no turn reaches the 50 ms that count as blocked.
 */
const TURNS = 33;

/** Reads what the first page of the admin area shows; then gives what draws it. */
export async function readAdmin(props: AdminAppProps): Promise<(place: Element) => Undraw> {
  forceFrameRate(TURNS);
  writeEncodedAddress();
  await firstRead(props);
  return (place) => draw(place, <AdminApp {...props} />);
}
