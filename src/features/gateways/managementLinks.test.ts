import { describe, expect, it } from 'vitest';
import { parseGateway } from './gatewayRecord';
import { isRemote, getManagementLinks } from './managementLinks';

const links = (version: string | null, managementLinksOf: object) =>
  getManagementLinks(parseGateway({ gatewayVersion: version, managementLinks: managementLinksOf }, 'G1'));
const whys = (version: string | null, of: object) =>
  Object.fromEntries(links(version, of).map(({ kind, disabledReason }) => [kind, disabledReason]));

const all = {
  control_panel: 'https://panel.example/G1',
  openhab: 'https://openhab.example/G1',
  ssh_teleport: 'https://teleport.example/G1',
};

describe('managementLinks', () => {
  it('offers the two remote ones in the submenu, all three on the card [AGW-05, AGW-08]', () => {
    const found = links('2.11.0', all);
    expect(found.map(({ href }) => href)).toEqual(Object.values(all));
    expect(found.filter(isRemote).map(({ kind }) => kind)).toEqual(['openhab', 'ssh_teleport']);
  });

  it('has no address where there is none, or no gateway [AGW-06]', () => {
    expect(whys('2.14.2', { ...all, ssh_teleport: null }).ssh_teleport).toMatch(/no tiene/);
    expect(getManagementLinks(undefined).every(({ href, hasUrl }) => href === undefined && !hasUrl)).toBe(
      true,
    );
  });

  it('needs version 2.11.0 for the remote ones [AGW-07]', () => {
    expect(whys('2.10.9', all)).toEqual({
      control_panel: undefined,
      openhab: 'Hace falta la versión 2.11.0 del sistema o posterior',
      ssh_teleport: 'Hace falta la versión 2.11.0 del sistema o posterior',
    });
    expect(whys('2.13.0-rc1', all).openhab).toBeUndefined();
    expect(whys(null, all).openhab).toBeUndefined();
  });

  it.each(['javascript:alert(1)', 'http://10.0.0.1/', '//evil.example', 'https://a:b@c.example/'])(
    'opens nothing that is not safe: %s',
    (address) => {
      const [first] = links('2.14.2', { control_panel: address });
      expect(first).toMatchObject({
        href: undefined,
        hasUrl: true,
        disabledReason: 'La dirección que tiene no es segura',
      });
    },
  );
});
