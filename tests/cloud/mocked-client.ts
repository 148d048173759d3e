/** A client of AWS that answers as a test says. The next file of the worker gets the real one. */
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll } from 'vitest'

export const mockedClient = ((client: Parameters<typeof mockClient>[0]) => {
  const mocked = mockClient(client)
  afterAll(() => mocked.restore())
  return mocked
}) as typeof mockClient
