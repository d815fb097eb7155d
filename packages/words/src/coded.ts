export type Params = Readonly<Record<string, string | number | readonly string[]>>

export type ParamsIn<Catalogue, Code extends keyof Catalogue> = Catalogue[Code] extends (
  params: infer Given,
) => string
  ? Given
  : undefined
type PlainCode<Catalogue> = {
  [Code in keyof Catalogue]: ParamsIn<Catalogue, Code> extends undefined ? Code : never
}[keyof Catalogue]

/** A code of this closed list, with the parameters that its sentence needs. */
export type Coded<Catalogue> =
  | { code: PlainCode<Catalogue>; params?: undefined }
  | {
      [Code in Exclude<keyof Catalogue, PlainCode<Catalogue>>]: {
        code: Code
        params: ParamsIn<Catalogue, Code>
      }
    }[Exclude<keyof Catalogue, PlainCode<Catalogue>>]
