import { describe, expect, it } from 'vitest';
import { createBundledResources } from '../../src/app/declarations/bundledDeclarations';
import type { Field } from '../../src/config/types';
import { toFormValues } from '../../src/fields/core/convert';
import {
  isDefinedItem,
  mergeDefinedItems,
  readDefinitions,
} from '../../src/fields/definedItems/definedItems';
import { newItem } from '../../src/fields/list/listItems';
import { newParameter } from '../../src/fields/parameters/parameterItems';
import { serializeForm } from '../../src/mutations/submit/prepareForm';
import { getDeclaredResource } from '../../src/testing/declareResources';
import {
  deviceTypeDefinitions,
  makeFilledDevice,
  storeDevice,
  type DeviceTypeDefinition,
} from '../../src/testing/pageObjects/cloudDeviceTypes';

const resource = getDeclaredResource(createBundledResources(), 'cloud-devices');
type Device = ReturnType<typeof makeFilledDevice>;

/** The values of a form for this type, once its definition is there. */
function openForm(fields: readonly Field[], definition: DeviceTypeDefinition, record: object | undefined) {
  const values = toFormValues(fields, record ?? {}, record === undefined);
  const merge = (name: string, key: string, create: Parameters<typeof mergeDefinedItems>[3]) => {
    const stored = values[name];
    const items = Array.isArray(stored) ? stored.filter(isDefinedItem) : [];
    const definitions = readDefinitions(definition, name, key);
    return { [name]: mergeDefinedItems(items, definitions, definition.device_type, create) };
  };
  const fieldOf = (name: string) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) throw new Error(`No field ${name}`);
    return field;
  };
  return {
    ...values,
    ...merge('config_parameters', 'name', (one) => newParameter(one, fieldOf('config_parameters'))),
    ...merge('extra_information', 'name', (one) => newParameter(one, fieldOf('extra_information'))),
    ...merge('sensors', 'label', () => newItem(fieldOf('sensors'))),
  };
}

/** Types a device into the inputs that the form has: a value an input, in their order. */
const fill = (values: ReturnType<typeof openForm>, device: Device) => {
  const typed = (items: unknown, texts: readonly string[]) =>
    (items as { values: { unit: string | null }[] }[]).map((item, at) => ({
      ...item,
      values: [{ unit: item.values[0]?.unit ?? null, value: texts[at] }],
    }));
  const { name, room, serial_number, device_type } = device;
  return {
    ...values,
    name,
    room,
    serial_number,
    device_type,
    asset_id: 'D7K2',
    config_parameters: typed(
      values.config_parameters,
      device.config_parameters.map(({ data }) => data[0]?.value ?? ''),
    ),
    extra_information: typed(
      values.extra_information,
      device.extra_information.map(({ value }) => value),
    ),
    sensors: (values.sensors as object[]).map((item, at) => ({
      ...item,
      name: device.sensors[at]?.name,
      room: device.sensors[at]?.room,
    })),
  };
};

async function send(
  form: typeof resource.create,
  definition: DeviceTypeDefinition,
  device: Device,
  record?: object,
) {
  if (!form) throw new Error('No form');
  const values = fill(openForm(form.fields, definition, record), device);
  const scope = { ...record, ...values, $chosen: { device_type: definition } };
  return (await serializeForm(form.fields, scope, { values, record })).wire;
}

describe('every type of device of the demo host', () => {
  it.each(deviceTypeDefinitions.map((one) => [one.device_type, one] as const))(
    '%s is sent with what its definition asks for, and changed with the ids of its sensors [DEV-28, DEV-35, DEV-52]',
    async (_, definition) => {
      const device = makeFilledDevice(definition, '990001');
      expect(await send(resource.create, definition, device)).toEqual({ ...device, asset_id: 'D7K2' });
      const changed = makeFilledDevice(definition, '990002', ' 2');
      const record = { id: 'c0ffee', asset_id: 'D7K2', ...storeDevice(device) };
      expect(await send(resource.edit, definition, changed, record)).toEqual(storeDevice(changed));
    },
  );
});
