package app.starhop.host

import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import org.json.JSONObject
import java.net.InetAddress
import java.net.InetSocketAddress
import java.security.MessageDigest
import java.util.concurrent.BlockingQueue
import java.util.concurrent.CompletableFuture
import java.util.concurrent.Executors
import java.util.concurrent.TimeUnit
import java.util.concurrent.TimeoutException

/**
 * Serves the phone to one page on this machine. Every address begins with the token, so that nobody who was not
 * given it can see the screen or press a button; the Host and Origin headers are checked so that a page from
 * elsewhere cannot reach it under another name.
 */
internal class PhoneServer(
    private val options: PhoneOptions,
    private val frames: Frames,
    private val inbox: BlockingQueue<Request>,
) : AutoCloseable {
    private val threads = Executors.newCachedThreadPool { Thread(it, "page").apply { isDaemon = true } }
    private val http: HttpServer
    private val hosts: List<String>

    val address: String get() = "http://${hosts.first()}/${options.token}/"

    init {
        // Without it the answer to a small request waits for the next packet.
        System.setProperty("sun.net.httpserver.nodelay", "true")
        http = HttpServer.create(InetSocketAddress(InetAddress.getByAddress(byteArrayOf(127, 0, 0, 1)), options.port), 0)
        hosts = listOf("127.0.0.1", "localhost").map { "$it:${http.address.port}" }
        http.executor = threads
        http.createContext("/", ::answer)
        http.start()
    }

    override fun close() {
        http.stop(0)
        threads.shutdownNow()
    }

    private fun answer(exchange: HttpExchange) =
        exchange.use {
            val reply =
                try {
                    if (isOurs(exchange)) route(exchange) else Reply(403, "This address needs the token that was printed at the start.")
                } catch (wrong: IllegalArgumentException) {
                    Reply(400, wrong.message.orEmpty())
                }
            exchange.send(reply)
        }

    private fun isOurs(exchange: HttpExchange): Boolean {
        val host = exchange.requestHeaders.getFirst("Host")
        val origin = exchange.requestHeaders.getFirst("Origin")
        val token =
            exchange.requestURI.path
                .split('/')
                .getOrElse(1) { "" }
        return host in hosts && (origin == null || origin == "http://$host") &&
            MessageDigest.isEqual(token.toByteArray(), options.token.toByteArray())
    }

    private fun route(exchange: HttpExchange): Reply {
        val path =
            exchange.requestURI.path
                .removePrefix("/${options.token}")
                .removePrefix("/")
        return when ("${exchange.requestMethod} $path") {
            "GET " -> page("index.html", "text/html; charset=utf-8")
            "GET phone.css" -> page("phone.css", "text/css; charset=utf-8")
            "GET phone.js" -> page("phone.js", "text/javascript; charset=utf-8")
            "GET frame" -> frame(exchange.requestURI.query)
            "GET alt" -> describe(still = 0) { JSONObject().put("open", it.activity != null).put("text", it.text).toString() }
            "GET state" -> if (options.inspected) state(exchange.requestURI.query) else notFound(path)
            "POST input" -> act(exchange)
            else -> notFound(path)
        }
    }

    private fun page(
        name: String,
        type: String,
    ): Reply {
        val bytes = checkNotNull(javaClass.getResourceAsStream("/page/$name")) { name }.use { it.readBytes() }
        val text = bytes.decodeToString().replace("{language}", options.language.tag)
        return Reply(200, text.toByteArray(), type)
    }

    private fun frame(query: String?): Reply {
        val after = requireNotNull(query?.removePrefix("after=")?.toIntOrNull()) { "frame needs after=NUMBER" }
        val frame = frames.after(after, POLL) ?: return Reply(204)
        return Reply(200, frame.jpeg, "image/jpeg", mapOf("X-Frame" to "${frame.number}"))
    }

    private fun state(query: String?): Reply {
        val still = if (query == null) 0 else requireNotNull(query.removePrefix("still=").toIntOrNull()) { "state takes still=NUMBER" }
        return describe(still, Description::toJson)
    }

    private fun describe(
        still: Int,
        text: (Description) -> String,
    ): Reply {
        val answer = CompletableFuture<Description>()
        inbox.add(Request.Describe(answer, still))
        return try {
            Reply(200, text(answer.get(PATIENCE, TimeUnit.MILLISECONDS)).toByteArray(), "application/json")
        } catch (late: TimeoutException) {
            Reply(503, "The app is busy.")
        }
    }

    private fun act(exchange: HttpExchange): Reply {
        val body = exchange.requestBody.readNBytes(LARGEST_BODY).decodeToString()
        val inputs = body.lines().filter(String::isNotEmpty).map(Input::parse)
        inputs.forEach { inbox.add(Request.Act(it)) }
        return Reply(204)
    }

    private fun notFound(path: String) = Reply(404, "There is no $path.")

    private companion object {
        const val POLL = 2_000L
        const val PATIENCE = 20_000L
        const val LARGEST_BODY = 65_536
    }
}

private class Reply(
    val status: Int,
    val body: ByteArray = ByteArray(0),
    val type: String = "text/plain; charset=utf-8",
    val headers: Map<String, String> = emptyMap(),
) {
    constructor(status: Int, text: String) : this(status, "$text\n".toByteArray())
}

private val everyReply =
    mapOf(
        "Cache-Control" to "no-store",
        "Content-Security-Policy" to
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; frame-ancestors 'none'",
        "Cross-Origin-Resource-Policy" to "same-origin",
        "Referrer-Policy" to "no-referrer",
        "X-Content-Type-Options" to "nosniff",
    )

private fun HttpExchange.send(reply: Reply) {
    (everyReply + reply.headers + ("Content-Type" to reply.type)).forEach(responseHeaders::set)
    sendResponseHeaders(reply.status, if (reply.body.isEmpty()) -1 else reply.body.size.toLong())
    if (reply.body.isNotEmpty()) responseBody.write(reply.body)
}
