/** One server for the parts that need none of their own: the first part that knows a request answers it. */
import { type HttpHandler, json, listen } from './http.ts'

export const startServices = (port: number, parts: Services) =>
  listen(
    async request => {
      for (const part of parts) {
        const response = await part(request)
        if (response) return response
      }
      return json(404, { message: `No local service handles ${request.method} ${request.path}` })
    },
    { port },
  )

type Services = ((request: Parameters<HttpHandler>[0]) => ReturnType<HttpHandler>)[]
