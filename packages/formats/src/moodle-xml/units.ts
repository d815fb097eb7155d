import { readUnit } from '@quizly/domain'

/** By what a number in the base unit is multiplied for another one: 100 for cm where m is the base. */
export function multiplierOf(unit: string, base: string): number | undefined {
  const [one, other] = [readUnit(unit), readUnit(base)]
  if (!one || !other || one.dimension !== other.dimension) return undefined
  const number = ({ num, den }: { num: bigint; den: bigint }) => Number(num) / Number(den)
  return Number((number(other.factor) / number(one.factor)).toPrecision(12))
}

const common =
  'km m dm cm mm µm nm kg g mg µg h min s ms µs l dl cl ml m^3 dm^3 cm^3 m^2 cm^2 mm^2 m/s km/h MJ kJ J kWh eV MW kW W mW ' +
  'kPa Pa hPa bar mbar kN N mN kV V mV kA A mA kΩ Ω MHz kHz Hz mol mmol K °C C T mT F µF'

/** Units that students use for the same, with what Moodle needs to convert them. */
export const unitsLike = (base: string): { name: string; multiplier: number }[] =>
  common.split(' ').flatMap((name) => {
    const multiplier = multiplierOf(name, base)
    return multiplier === undefined || name === base ? [] : [{ name, multiplier }]
  })
