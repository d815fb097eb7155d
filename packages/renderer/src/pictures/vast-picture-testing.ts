import { inflateSync } from 'node:zlib'

/**
 * An AVIF of 49 megapixels, one colour with alpha: less than its header may say, a few kilobytes, and when it is decoded more
 * than a process for pictures may take. Written by sharp: 7,000 × 7,000, four channels, `avif({ effort: 0, quality: 1 })`.
 */
const packed = [
  'eNpjYGCQSSupLEgsy0xjAILczDRDEDs3MxHIZyzITS1JZIAAxYyUnCIom6EgM7mEAQ2YZObkJ4MYLg4MTAyMIBbjFAjNwMDGAxQD',
  'AvYFMBHmC0DCIjMzD2wxWFYUyEkFKwOqSSwzMGRAEWRCCPIVZJbkMkBVMqzPLCgqANJdmQXJ+UCaJ7HM0LnRHqxJJLO4IBVio3QE',
  'BDMIFGRWZILdwMHBAVcvLwM1GSLHCJKxSCytcAbxSovyrHILUtPBhJNVcmZygVVxZXFJam6xFVBNZk5mYlGlVWJOQQY4vGQzC3Jh',
  'AQcMC+ZGJmYGJpYWJtY2oIBUZlFqGlSSD6g5BxxcQI9wPslNSSwRYuDisv9stn5r2QSBC5lGv7mF7Z8c5bz///+j8wcaGDYxnD+l',
  '9V2yWHNr/T2Jc2J7jkj6nzU5Pm3vv96tzXe595x5vXuP9uZkS6ZCjon79qvFBIhOviI2qXbjJ4kAJn0ryZlPMk4Z5B5TzZRWcM0w',
  'fdVkd+t3a8KyfcZ9x58k8QVuWrCH32SP7gbPA7vuFKyR+XRArnB3F7+bpHfuZ9YXqVM1EkQMVzjaTgnbt/b3FaOlv+42vHJhvM+7',
  'Nb/psbfcg3P/O7cpxvZHrw7ojvkeV7uq3Hue8LyvCUlK+w3u7kV19K6zi50F+d+kyRz5+2KtK9eyoq1zFOYesl10TaN1Q9Pbo+Zv',
  '+L69zz+zVD9Z8QZv372AY0tyVy21+jXH9bKP8qy+E0cYX9WZF7hM+Pk8qmV/xXy/O2deBM5ebV2l0p98btWF1JfLlD9JRWoxvXk9',
  'e921VUZ7wxWD/VZwz0kVOpzC2FXI2LtVuXfDm3YzBdHi/uTE82nl9WmdzX8b5+98JPVl+WWPuw+3GNf3R8dV7IyYfjnG8fdcGTGX',
  'm1wLkd1/9lmX/fT7l0/37Pmn+vnlpKmFp/cn7Kme0rrrM0cTn/eN8E6zSzYvFVZ5bX2j6ix8763QlISfc63sWmZL56to7ixzrpPe',
  '+pVPm+1fv9fjZRLOe3v3fz9+ee7HRZUXsv1742OaQv7Ou7hR5I1+zBWdiN9Rrd9Njlya4qLrVuR3ua5tm+P5Hban9qhmTpzzOih4',
  '58ebv+xl3We9KdL9navNMQfoRk2h08a8dvce3mddbcEnlPJ0e6TBVC7tCxG3Ps/QK747+7v0llmzFtgGKm1xuHvlrjqnXVe8qcjM',
  'a2HbPGzl7LW7qyv4g3enGuTwS5U2zDuY1Hc6IWd3TXZFjtrEpSFSwpmevi3TGCXObZA+uFVAqdHZZvPWyaqld8UlZs48/ko47I/S',
  'pD+dPxd5vsppSozcvsI8NkTwQowa55bb91eUV/w/v2M0CCkOQkbGQRqEfsdXzGNwvvD6utorz5cFuebyUXeT3IU2r3zbzRveNivs',
  'GVeXatHX5zmfQxVViy0K3Ey9n645fPq73/Ko0tOrVBdketXXHZsfs1PeN+04W+Ov5MgZoQe0PMxOyR5m3Jce9NSDRfDy48Ofqk+r',
  'JOvemTEII4jr4YTznw92ztpvM/Pe+uNe6/aKZ8/c3WG694EkQ/OnQ0pT36bOW7Ym9ELx4V1vXxcKufHrRP92lUyqnLmwy/LM+u0R',
  'Ghn3O7Q+7Hp00eNwwM/tDdpXiq5I1xaUT5F5xGLeC6wL2OVBdUGdqNEhduH5iv8fNTDYfDXhMrW4/TrU8vjq05Winew7BFb0ev61',
  '8vfxSVp1m6vvapOp0wLfRyWlFVuPLP63d6LHnFwZ3x8Bt+qDl/mY35jy1YTzir3ScYnjS1pmP8g7s/NRyN17hb/jH0TM3zxdMTJ4',
  'asA5N11jT30L5UlVfz6E+lq+2K6daJbNGbrJu//ewunmne/aNDtvT/wRkFSqsNx6s7QJa8aGLLuZijkzDfOqpPpjbx7+dWemX1S8',
  'ozWzUfMxqSCmHccePuycyjzPOM+TS2rLgU06BXdlM18xvXn0dWf7kd3NlldS5+fMsPpq/O5U14vd83X4LsY5s+qE9M9N5Py54pni',
  '6mjlx1q9PU3v8m60rlO+V8uu9LS787rBcu0IUVbB7M2Wu9wk+r8qV25ZEBwbIBVg/Yq7c/VllqroOK2KynmtAelxHxTOKjdka1XJ',
  'N26P0Vw/5/DSZRE6ixd9PM4bs24q/x0mB115XVmp5kMBz0OcxEz9ui1L62dWXMiL+ZHP/Hxd+AENx5sL/TuLbVW+HTx89iub70/v',
  '6Rdj0qfctim7I96VLW2j+OjgY9FrF5sYBJuXWdiWHT+bmLY6TWFYeaaVTM9YLTkzrXj/Safey5pLTjv9OX9PcKv4z9VXpi6wLtLS',
  '/fSlftmyL/9576ZdYxZU2VSb+/ZrvnJKyovrPeocW9b0XqjZFb9LTW6ls+gMT/GU2SrPj6UMeLC07zKoP6e8ULJSdv62LzEy7a+f',
  'ZAj2sX2zvZd9IGPrmq0XJWYEbjjVL1R4amvwdekFHmtyj1erpP3auu1RrFz4LoXzbg9L/dUbACiyH6I=',
].join('')

export const vastAvif = inflateSync(Buffer.from(packed, 'base64'))
