import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { vi } from 'vitest'

/** The commands that the functions send to the user pool and the table while `act` runs, sorted by name. */
export const commandsOf = async (act: () => Promise<unknown>): Promise<string[]> => {
  const commands: string[] = []
  const clients = [CognitoIdentityProviderClient, DynamoDBDocumentClient].map(({ prototype }) => {
    const send = prototype.send
    return vi.spyOn(prototype, 'send').mockImplementation(function (this: object, ...given: unknown[]) {
      commands.push((given[0] as object).constructor.name)
      return Reflect.apply(send, this, given)
    } as never)
  })
  await act()
  for (const client of clients) client.mockRestore()
  return commands.sort()
}
