/** Finds the user pool of the deployment, for the functions' code that this command runs. */
import {
  CognitoIdentityProviderClient,
  ListUserPoolsCommand,
} from '@aws-sdk/client-cognito-identity-provider'

const NAME = 'reol'

const poolsCalled = async (name: string): Promise<string[]> => {
  const client = new CognitoIdentityProviderClient({})
  const ids: string[] = []
  let NextToken: string | undefined
  do {
    const page = await client.send(new ListUserPoolsCommand({ MaxResults: 60, NextToken }))
    ids.push(...(page.UserPools ?? []).flatMap(({ Id, Name }) => (Id && Name === name ? [Id] : [])))
    NextToken = page.NextToken
  } while (NextToken)
  client.destroy()
  return ids
}

/** Sets `USER_POOL_ID`, unless it is set. Refuses when there is no such pool, or several. */
export const findPool = async (): Promise<void> => {
  if (process.env.USER_POOL_ID) return
  const [id, ...others] = await poolsCalled(NAME)
  if (!id) throw new Error(`There is no user pool ${NAME}`)
  if (others.length)
    throw new Error(`Several user pools are called ${NAME}: ${[id, ...others].join(', ')}. Set USER_POOL_ID`)
  process.env.USER_POOL_ID = id
}
