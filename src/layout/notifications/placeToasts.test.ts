import { describe, expect, it } from 'vitest';
import { placeToasts } from './placeToasts';

const WINDOW = { width: 1280, height: 720 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
/** Longer where it is narrow. */
const heightAt = (width: number): number => (width < 300 ? 80 : 60);

describe('where the messages of a dialog stand', () => {
  it('is below it, where nothing of it moves or is covered', () => {
    expect(placeToasts(box(410, 250, 870, 470), heightAt, WINDOW)).toEqual({
      left: 450,
      top: 470,
      width: 380,
    });
  });

  it('is above it where there is no room below', () => {
    expect(placeToasts(box(410, 100, 870, 700), heightAt, WINDOW)).toEqual({
      left: 450,
      top: 24,
      width: 380,
    });
  });

  it('is beside it where it takes the whole height, such as a drawer', () => {
    expect(placeToasts(box(760, 0, 1280, 720), heightAt, WINDOW)).toEqual({
      left: 190,
      top: 644,
      width: 380,
    });
    expect(placeToasts(box(270, 10, 1010, 710), heightAt, WINDOW)).toEqual({
      left: 16,
      top: 624,
      width: 238,
    });
  });

  it('is over its title, beside the button that closes it, where it takes the whole window', () => {
    expect(placeToasts(box(0, 0, 360, 640), heightAt, { width: 360, height: 640 })).toEqual({
      left: 4,
      top: -8,
      width: 304,
    });
  });
});
