import StartShell from '../frame/StartShell';
import { draw, type Undraw } from './draw';

/** Draws the frame alone, while it is asked where the user has to go first. */
export const drawShell = (place: Element, name: string): Undraw => draw(place, <StartShell name={name} />);
