/** Compares templates with AWS's own specification of its resources, which CDK is made of. */
import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec'
import type { PropertyType, SpecDatabase } from '@aws-cdk/service-spec-types'

type Properties = Record<string, { type: PropertyType; required?: boolean }>

/** What CloudFormation fills in: a reference, or a value of another stack. */
const isFilledIn = (value: unknown): boolean => {
  const [name = '', ...others] = typeof value === 'object' && value ? Object.keys(value) : []
  return !others.length && (name === 'Ref' || name.startsWith('Fn::'))
}

export interface Resource {
  Type: string
  Properties?: Record<string, unknown>
}

const SIMPLE: Record<string, (value: unknown) => boolean> = {
  string: value => ['boolean', 'number', 'string'].includes(typeof value),
  'date-time': value => typeof value === 'string',
  number: value => Number.isFinite(Number(value)),
  integer: value => Number.isInteger(Number(value)),
  boolean: value => [true, false, 'true', 'false'].includes(value as string | boolean),
  json: () => true,
  tag: () => true,
  null: () => true,
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong at a place of a template, and how many values were compared. */
class Comparison {
  readonly found: string[] = []
  checked = 0
  private readonly db: SpecDatabase

  constructor(db: SpecDatabase) {
    this.db = db
  }

  resource(id: string, { Type, Properties = {} }: Resource): void {
    const [known] = this.db.lookup('resource', 'cloudFormationType', 'equals', Type)
    if (known) this.object(id, Properties, known.properties)
    else this.found.push(`${id} is a ${Type}, which is no resource`)
  }

  private object(place: string, value: Record<string, unknown>, properties: Properties): void {
    for (const [name, { required }] of Object.entries(properties))
      if (required && !(name in value)) this.found.push(`${place} lacks ${name}`)
    for (const [name, inside] of Object.entries(value)) {
      const property = properties[name]
      if (property) this.value(`${place}.${name}`, inside, property.type)
      else this.found.push(`${place} has ${name}, which is no property`)
    }
  }

  private value(place: string, value: unknown, type: PropertyType): void {
    this.checked++
    if (isFilledIn(value)) return
    if (type.type === 'union') this.union(place, value, type.types)
    else if (type.type === 'array' || type.type === 'map') this.elements(place, value, type.element)
    else if (type.type === 'ref' && isObject(value))
      this.object(place, value, this.db.get('typeDefinition', type.reference).properties)
    else if (!SIMPLE[type.type]?.(value))
      this.found.push(`${place} is no ${type.type}: ${JSON.stringify(value)}`)
  }

  private elements(place: string, value: unknown, element: PropertyType): void {
    if (typeof value !== 'object') this.found.push(`${place} is neither a list nor a map`)
    for (const [key, one] of Object.entries(value ?? {})) this.value(`${place}.${key}`, one, element)
  }

  private union(place: string, value: unknown, types: readonly PropertyType[]): void {
    const fits = types.some(type => {
      const one = new Comparison(this.db)
      one.value(place, value, type)
      return !one.found.length
    })
    if (!fits) this.found.push(`${place} has none of its types`)
  }
}

const KNOWN = loadAwsServiceSpecSync()

/** Returns what the specification does not know of a template's resources: `Logical id: what is wrong`. */
export const departures = (resources: Record<string, Resource>): { found: string[]; checked: number } => {
  const comparison = new Comparison(KNOWN)
  for (const [id, resource] of Object.entries(resources)) {
    const { Type } = resource
    if (!Type.startsWith('Custom::') && Type !== 'AWS::CDK::Metadata') comparison.resource(id, resource)
  }
  return comparison
}
