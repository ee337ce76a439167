import { describe, expect, it } from 'vitest';
import { withUnnamedSensors, parseSharableSensors, parseSharing, buildSharingBody } from './sharableSensors';

describe('the sensors of a gateway', () => {
  it('are named by its devices, in either spelling [GWD-17]', () => {
    const device = { id: 'd1', deviceName: 'Termostato' };
    const sensors = [
      { sensorUuid: 's1', name: 'Temperatura', room: 'Salón' },
      { sensor_uuid: 's2', name: 'Humedad', room: null },
      { name: 'sin id' },
    ];
    expect(parseSharableSensors({ data: [{ ...device, sensors }, { id: 'd2' }] })).toEqual([
      { uuid: 's1', text: 'Temperatura · Salón · Termostato' },
      { uuid: 's2', text: 'Humedad · Termostato' },
    ]);
  });

  it('that no device names stand under their id [GWD-17]', () => {
    const named = [{ uuid: 's1', text: 'Temperatura' }];
    expect(withUnnamedSensors(named, ['s1', 's9', null])).toEqual([...named, { uuid: 's9', text: 's9' }]);
    expect(withUnnamedSensors(named, undefined)).toEqual(named);
  });

  it('an answer that is no list of devices is a failure', () => {
    expect(() => parseSharableSensors({ data: 'x' })).toThrow();
  });

  it.each([
    [{ shared_sensors: [{ sensor_uuid: 's1', assets: ['D1', 'D2'] }] }, [['s1', ['D1', 'D2']]]],
    [{ sharedSensors: [{ sensorUuid: 's1', assets: [{ id: 'D1' }] }] }, [['s1', ['D1']]]],
    [{ shared_sensors: [] }, []],
  ])('%j says what is shared [GWD-19]', (gateway, shared) => {
    expect([...(parseSharing(gateway) ?? [])]).toEqual(shared);
  });

  it('nobody says what is shared', () => {
    expect(parseSharing({ id: 'G1' })).toBeUndefined();
  });
});

describe('the body of a sharing', () => {
  it.each([
    [{ projectId: 'P1' }, ['D1'], { sharedSensors: [{ sensorUuid: 's1', assets: ['D1'] }], projectId: 'P1' }],
    [{ project_id: 'P1' }, [], { sharedSensors: [{ sensorUuid: 's1', assets: [] }], projectId: 'P1' }],
    [{ projectId: null }, ['D1'], { sharedSensors: [{ sensorUuid: 's1', assets: ['D1'] }] }],
  ])('of %j is in one spelling, with the building [GWD-18, GWD-19]', (gateway, assets, body) => {
    expect(buildSharingBody(gateway, 's1', assets)).toEqual(body);
  });
});
